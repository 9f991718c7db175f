import { vi } from 'vitest';

const nextTurn = setImmediate;
/** Turns of the event loop that an answer of the mock server and a render of React need together. */
const turns = 4;

/** Moves the shop's clock: timers run, answers arrive, React renders. 0 lets arrive what is on its way. */
export async function letPass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise<void>((resolve) => nextTurn(resolve));
    await vi.advanceTimersByTimeAsync(0);
  }
}
