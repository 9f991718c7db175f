import type { Clock, Stop } from '../../environment.ts';

/** A timer that can be paused. */
export interface PausableTimer {
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly stop: () => void;
}

/** Runs something once after a delay; what passes while the timer is held does not count. */
export function pausableTimer(clock: Clock, delayMs: number, run: () => void): PausableTimer {
  let restMs = delayMs;
  let startedAt = clock.now();
  let stopClock: Stop | null = null;
  const hold = (): void => {
    if (stopClock === null) return;
    stopClock();
    stopClock = null;
    restMs -= clock.now() - startedAt;
  };
  const goOn = (): void => {
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
  goOn();
  return { hold, goOn, stop };
}
