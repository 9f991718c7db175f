// The calls that a shop in process got, for the assertions of a test; the HTTP server has its own log.
import type { OperationAnswer, OperationRequest } from './operations/dispatch/dispatch.ts';
import type { ReadRequest } from './operations/dispatch/read-request.ts';
import type { World } from './world/state/world.ts';

/** A call as it arrived, before its validation. */
export interface ShopCall extends Pick<OperationRequest, 'operationId' | 'body' | 'query'> {
  /** The code of the answer; null without one, because a fault lost the request or still delays it. */
  readonly code: number | null;
}

/** As many as the HTTP server lists. */
const longestList = 200;

export interface Journal {
  /** Streams are no calls. @returns a function that notes the answer and passes it on */
  add(
    world: World,
    read: Exclude<ReadRequest, { kind: 'refused' }>,
  ): (answer: OperationAnswer) => OperationAnswer;
  of(world: World): readonly ShopCall[];
}

interface Entry {
  readonly call: Omit<ShopCall, 'code'>;
  code: number | null;
}

export function createJournal(): Journal {
  // A session that starts again has another world.
  const worlds = new WeakMap<World, readonly Entry[]>();
  return {
    add(world, read) {
      if (read.kind === 'stream') return (answer) => answer;
      const { operationId, body, query } = read.call;
      const entry: Entry = { call: { operationId, body, query }, code: null };
      worlds.set(world, [...(worlds.get(world) ?? []), entry].slice(-longestList));
      return (answer) => {
        entry.code = codeOf(answer.body);
        return answer;
      };
    },
    of: (world) => (worlds.get(world) ?? []).map(({ call, code }) => ({ ...call, code })),
  };
}

function codeOf(body: unknown): number | null {
  const { code } = Object(body);
  return typeof code === 'number' ? code : null;
}
