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
  /** How often the shop answered what, by call and code, over both halves. */
  readonly answers: ReadonlyMap<string, number>;
}

/**
 * What the server keeps: right after its start, after many mixed requests over some sessions, and after as many again.
 * The first is read as it is, the others after a collection, so that what counts is what is kept.
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
        for (let sent = 0; sent < requests / sessions; sent += 1) await shoppers[index]?.step();
      });
      return server.usage('collected');
    };
    return { idle, first: await half(), second: await half(), answers };
  } finally {
    await server.end();
  }
}
