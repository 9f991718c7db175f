import { isDeepStrictEqual } from 'node:util';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Operation } from 'rfc6902';
import { applyPatch, Pointer } from 'rfc6902';
import { fromPlainState, toPlainState } from '../../world/create/plain-state.ts';
import { writeSnapshot } from '../../world/create/snapshot.ts';
import { RefusedRequest } from '../http/refused-request.ts';
import type { ControlHandlers } from './control-handler.ts';
import { asRefusal, readFields, readSession, refuse } from './control-input.ts';
import { problemOf } from './try-state.ts';

/** Control API of a session's state: read, patch, snapshot, restore. */
export const stateHandlers = {
  readState({ shop }, { name }) {
    const session = readSession(name);
    return { session, state: toPlainState(shop.peek(session).state) };
  },
  patchState({ shop }, { name, body }) {
    const session = readSession(name);
    const world = shop.world(session);
    const plain = toPlainState(world.state);
    patch(plain, readPatch(body));
    const snapshot = writeSnapshot(asRefusal(() => fromPlainState(plain, world.state)));
    restore(world, snapshot);
    return { session, state: toPlainState(world.state) };
  },
  readSnapshot({ shop }, { name }) {
    const session = readSession(name);
    return { session, snapshot: shop.peek(session).snapshot() };
  },
  restoreSnapshot({ shop }, { name, body }) {
    const session = readSession(name);
    restore(shop.world(session), readSnapshotText(body));
    return { session };
  },
} satisfies Partial<ControlHandlers>;

const maxCopied = 4_194_304;

/** Applies the patch step by step and limits copies, because copies of copies grow exponentially. */
function patch(plain: unknown, steps: readonly Operation[]): void {
  let length = 0;
  for (const step of steps) {
    if (step.op === 'copy') length += sizeAt(plain, step.from);
    if (length > maxCopied) throw refuse('The patch copies more than 4 MB.');
    const failure = step.op === 'test' ? testFailure(plain, step) : failureOf(plain, step);
    if (failure !== null) throw refuse(`The patch cannot be applied: ${failure}`);
  }
}

function failureOf(plain: unknown, step: Operation): string | null {
  const [failure = null] = asRefusal(() => applyPatch(plain, [step]));
  return failure === null ? null : failure.message;
}

// rfc6902 compares by computing a diff, which takes minutes for two long lists.
function testFailure(plain: unknown, { path, value }: { path: string; value: unknown }): string | null {
  return isDeepStrictEqual(valueAt(plain, path), value) ? null : `${path} has another value.`;
}

function sizeAt(plain: unknown, path: string): number {
  return JSON.stringify(valueAt(plain, path))?.length ?? 0;
}

function valueAt(plain: unknown, path: string): unknown {
  return asRefusal(() => Pointer.fromJSON(path)).get(plain);
}

/** Maximum size of a session's state as text, far more than its shop ever writes, pictures included. */
const maxStateCharacters = 67_108_864;
const maxCharactersWithoutPictures = 8_388_608;

/** A limit on the result, because repeated patches could exhaust the memory of the process. */
function assertSize(snapshot: string): void {
  const pictures = snapshot.length > maxCharactersWithoutPictures ? picturesIn(snapshot) : 0;
  if (snapshot.length <= maxStateCharacters && snapshot.length - pictures <= maxCharactersWithoutPictures)
    return;
  throw new RefusedRequest(
    413,
    ResponseCode.payloadTooLarge,
    'The session would remember more than 8 MB beside 40 MB of pictures. Reset it, or take something out first.',
  );
}

function picturesIn(snapshot: string): number {
  const state: unknown = JSON.parse(snapshot);
  return typeof state === 'object' && state !== null && 'uploads' in state
    ? JSON.stringify(state.uploads).length
    : 0;
}

function restore(world: { restore(text: string): void }, snapshot: string): void {
  assertSize(snapshot);
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
  if ('from' in entry && typeof entry.from !== 'string') return false;
  return typeof entry.op === 'string' && operationNames.has(entry.op) && typeof entry.path === 'string';
}

function readSnapshotText(body: unknown): string {
  // Accepts the answer of the snapshot call unchanged, which contains the session.
  const { snapshot, session } = readFields(body, ['snapshot', 'session']);
  readSession(session);
  if (typeof snapshot === 'string') return snapshot;
  throw refuse('Send {"snapshot": "…"} with the value from GET snapshot.');
}
