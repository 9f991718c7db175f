import { vi } from 'vitest';

const nextTurn = setImmediate;
/** Turns of the event loop that a response of the mock server and a React render need together. */
const turns = 4;

/**
 * Advances the shop's clock: timers run, responses arrive, React renders. 0 only lets pending responses arrive.
 */
export async function advanceTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => nextTurn(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}
