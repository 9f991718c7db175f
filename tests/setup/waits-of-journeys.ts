// Setup file of the journeys: testing-library’s waits let answers arrive without moving the shop’s fake clock.
import { configure } from '@testing-library/dom';
import { advanceTime } from '../journeys/support/time.ts';

const machineNow = performance.now.bind(performance);
/** Generous, because a timeout should mean that something is missing, not that the machine is busy. */
const timeoutMs = 8_000;
/** How far the shop's clock advances before testing-library gives up. */
const asyncUtilTimeout = 1;

configure({
  asyncUtilTimeout,
  // Failures print the page without its drawings.
  defaultIgnore: 'script, style, svg',
  asyncWrapper: async (wait) => {
    const condition = wait();
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    condition.then(end, end);
    const deadline = machineNow() + timeoutMs;
    do {
      await advanceTime(machineNow() < deadline ? 0 : asyncUtilTimeout);
    } while (!isOver);
    return condition;
  },
});
