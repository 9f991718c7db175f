// Reloading of the mock server's own code: the sockets stay, the service behind them is replaced.
// Used by `start-mock-server.ts`; the code that it replaces begins at `open-service.ts`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BeginService } from '../open-service.ts';
import type { Service } from '../service.ts';

/** Time for calls that have started; a longer one loses its connection, as with a restart. */
const drainMs = 500;

/** A service that can be replaced while it is served. */
export interface ServiceSlot
  extends Pick<Service, 'handle' | 'coverage' | 'publishReload' | 'endStreams' | 'close'> {
  /**
   * Replaces the service by one with its sessions, records and open streams. New requests wait, so that none is answered
   * from a state that is not passed on. When `begin` throws, the old service continues.
   * @returns the number of sessions
   */
  replace(begin: BeginService): Promise<number>;
}

export function createServiceSlot(first: Service): ServiceSlot {
  let current = first;
  let replacing: Promise<void> | null = null;
  const underWay = new Map<ServerResponse, Promise<void>>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    while (replacing !== null) await replacing;
    const work = current.handle(request, response);
    underWay.set(response, work);
    try {
      await work;
    } finally {
      underWay.delete(response);
    }
  }

  async function drain(): Promise<void> {
    if (underWay.size === 0) return;
    await Promise.race([Promise.allSettled(underWay.values()), sleep(drainMs)]);
    for (const response of underWay.keys()) response.destroy();
  }

  return {
    handle,
    coverage: () => current.coverage(),
    publishReload: (note) => current.publishReload(note),
    endStreams: () => current.endStreams(),
    close: () => current.close(),
    async replace(begin) {
      const { promise, resolve } = Promise.withResolvers<void>();
      replacing = promise;
      try {
        await drain();
        const before = current.state();
        const next = begin(before);
        next.adopt(current.release());
        current = next;
        return before.sessions.size;
      } finally {
        replacing = null;
        resolve();
      }
    },
  };
}
