import type { Operation } from 'rfc6902';
import { applyPatch } from 'rfc6902';
import { fromPlainState, toPlainState } from '../../world/plain-state.ts';
import { writeSnapshot } from '../../world/snapshot.ts';
import { readFields, readSession, refuse, tell } from './control-input.ts';
import type { ControlHandlers } from './control-routes.ts';
import { problemOf } from './try-state.ts';

/** Reading and changing what a session remembers. */
export const stateHandlers = {
  readState({ shop }, { name }) {
    const session = readSession(name);
    return { session, state: toPlainState(shop.world(session).state) };
  },
  patchState({ shop }, { name, body }) {
    const session = readSession(name);
    const world = shop.world(session);
    const plain = toPlainState(world.state);
    const failure = applyPatch(plain, readPatch(body)).find((result) => result !== null);
    if (failure !== undefined) throw refuse(`The patch does not fit: ${failure.message}`);
    const snapshot = writeSnapshot(tell(() => fromPlainState(plain, world.state)));
    restore(world, snapshot);
    return { session, state: toPlainState(world.state) };
  },
  readSnapshot({ shop }, { name }) {
    const session = readSession(name);
    return { session, snapshot: shop.world(session).snapshot() };
  },
  restoreSnapshot({ shop }, { name, body }) {
    const session = readSession(name);
    restore(shop.world(session), readSnapshotText(body));
    return { session };
  },
} satisfies Partial<ControlHandlers>;

function restore(world: { restore(text: string): void }, snapshot: string): void {
  const problem = problemOf(snapshot);
  if (problem !== null) throw refuse(`The shop cannot be in this state: ${problem}`);
  world.restore(snapshot);
}

const operationNames = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

function readPatch(body: unknown): Operation[] {
  if (Array.isArray(body) && body.every(isOperation)) return body;
  throw refuse('Send a JSON Patch: [{"op": "replace", "path": "/locale", "value": "de"}].');
}

function isOperation(entry: unknown): entry is Operation {
  if (typeof entry !== 'object' || entry === null || !('op' in entry) || !('path' in entry)) return false;
  return typeof entry.op === 'string' && operationNames.has(entry.op) && typeof entry.path === 'string';
}

function readSnapshotText(body: unknown): string {
  // As it was answered, which is with the session that it was taken from.
  const { snapshot, session } = readFields(body, ['snapshot', 'session']);
  readSession(session);
  if (typeof snapshot === 'string') return snapshot;
  throw refuse('Send {"snapshot": "…"} as GET snapshot answered it.');
}
