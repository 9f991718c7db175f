// Setup file of the journeys: testing-library waits while the shop's clock, which is fake, stands still.
import { configure } from '@testing-library/dom';
import { letPass } from '../journeys/support/time.ts';

const machineNow = performance.now.bind(performance);
/** Generous: it says that something is not coming, not that the machine is busy. */
const patienceMs = 8_000;
/** How far the shop's clock has to move for testing-library to give up. */
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
