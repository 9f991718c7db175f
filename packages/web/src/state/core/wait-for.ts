import type { Clock } from '../../environment.ts';

/** Resolves after a pause of the given clock. */
export function waitFor(clock: Clock, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(delayMs, resolve);
  });
}
