// Setup file of the journeys: testing-library's waits advance the shop's fake clock.
import { configure } from '@testing-library/dom';
import { letPass } from '../journeys/support/time.ts';

const machineNow = performance.now.bind(performance);
/** Generous, because a timeout should mean that something is missing, not that the machine is busy. */
const patienceMs = 8_000;
/** How far the shop's clock advances before testing-library gives up. */
const asyncUtilTimeout = 1;

configure({
  asyncUtilTimeout,
  // Failures print the page without its drawings.
  defaultIgnore: 'script, style, svg',
  asyncWrapper: async (wait) => {
    const waiting = wait();
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    waiting.then(end, end);
    const deadline = machineNow() + patienceMs;
    do {
      await letPass(machineNow() < deadline ? 0 : asyncUtilTimeout);
    } while (!isOver);
    return waiting;
  },
});
