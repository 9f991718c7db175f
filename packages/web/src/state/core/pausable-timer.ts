import type { Clock, Stop } from '../../environment.ts';

/** A timer that can be paused. */
export interface PausableTimer {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

/** Calls a function once after a delay; the timer does not run while it is paused. */
export function pausableTimer(clock: Clock, delayMs: number, run: () => void): PausableTimer {
  let restMs = delayMs;
  let startedAt = clock.now();
  let stopClock: Stop | null = null;
  const pause = (): void => {
    if (stopClock === null) return;
    stopClock();
    stopClock = null;
    restMs -= clock.now() - startedAt;
  };
  const resume = (): void => {
    if (stopClock !== null || restMs === Number.POSITIVE_INFINITY) return;
    startedAt = clock.now();
    stopClock = clock.after(Math.max(0, restMs), () => {
      stop();
      run();
    });
  };
  const stop = (): void => {
    stopClock?.();
    stopClock = null;
    restMs = Number.POSITIVE_INFINITY;
  };
  resume();
  return { pause, resume, stop };
}
