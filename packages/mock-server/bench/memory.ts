import { measuredCall } from './measured-call.ts';
import type { Usage } from './measured-server.ts';
import { load, mock, startMeasured } from './measured-server.ts';
import { createShopper } from './shopper.ts';

const sessions = 200;
const requests = 100_000;
const settleMs = 1_000;

export interface MemoryCosts {
  readonly idle: Usage;
  readonly first: Usage;
  readonly second: Usage;
  /** The number of answers by call and code, over both halves. */
  readonly answers: ReadonlyMap<string, number>;
}

/**
 * Measures the memory of the server after its start, after many mixed requests in several sessions, and after a second half.
 * The second and the third measurement follow a garbage collection, so they exclude garbage.
 */
export async function measureMemory(): Promise<MemoryCosts> {
  const { path, body } = await measuredCall();
  const server = await startMeasured(mock, { path, body });
  const answers = new Map<string, number>();
  try {
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const idle = await server.usage();
    const shoppers = Array.from({ length: sessions }, (_none, index) =>
      createShopper(server, `shopper-${index}`, answers),
    );
    const half = async () => {
      await load(sessions, async (index) => {
        for (let round = 0; round < requests / sessions; round += 1) await shoppers[index]?.step();
      });
      return server.usage('collected');
    };
    return { idle, first: await half(), second: await half(), answers };
  } finally {
    await server.end();
  }
}
