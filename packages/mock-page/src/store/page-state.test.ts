import type { FeedEvent } from '@signal-shop/mock-server/feed';
import { expect, test } from 'vitest';
import type { CallRow, PageState } from './page-state.ts';
import { afterEvents, firstState, ofSession, virtualNow, withPause } from './page-state.ts';

const reading = {
  session: 'default',
  scenarios: [],
  now: '2026-01-15T12:00:00.000Z',
  ms: 1_768_478_400_000,
  speed: 1,
  running: true,
  streams: 0,
  mails: 0,
  faults: [],
  charges: 0,
  seed: null,
  startedAt: null,
  ahead: 0,
};
const loadedState: PageState = { ...firstState, reading };

function call(id: number, session = 'default'): CallRow {
  return {
    id,
    time: reading.now,
    session,
    method: 'GET',
    path: '/api/term/getTerm',
    operationId: 'listTerms',
    status: 200,
    code: 1,
    fault: null,
    findings: [],
    durationMs: 1,
  };
}

const callEvent = (id: number, session?: string): FeedEvent => ({ name: 'call', data: call(id, session) });
const ids = (calls: readonly CallRow[]) => calls.map(({ id }) => id);

test('calls are listed newest first, from one event or several', () => {
  const some = afterEvents(loadedState, [callEvent(1), callEvent(2)], 0);
  expect(ids(afterEvents(some, [callEvent(3)], 0).calls)).toEqual([3, 2, 1]);
});

test('calls of other sessions are listed only for all sessions', () => {
  expect(afterEvents(loadedState, [callEvent(1, 'other')], 0).calls).toEqual([]);
  expect(ids(afterEvents(ofSession(loadedState, null), [callEvent(1, 'other')], 0).calls)).toEqual([1]);
});

test('the list is limited to the last 500 calls', () => {
  const many = Array.from({ length: 600 }, (_, index) => callEvent(index + 1));
  const { calls } = afterEvents(loadedState, many, 0);
  expect(calls).toHaveLength(500);
  expect(calls[0]?.id).toBe(600);
});

test('a paused list queues calls and shows them when it resumes', () => {
  const pausedState = afterEvents(
    withPause(afterEvents(loadedState, [callEvent(1)], 0), true),
    [callEvent(2)],
    0,
  );
  expect(ids(pausedState.calls)).toEqual([1]);
  expect(pausedState.pausedCalls).toHaveLength(1);
  const moving = withPause(pausedState, false);
  expect(ids(moving.calls)).toEqual([2, 1]);
  expect(moving.pausedCalls).toBeNull();
});

test('the pulse counts calls and errors, and drops them after a minute', () => {
  const failedCall: FeedEvent = { name: 'call', data: { ...call(2), status: 500 } };
  const state = afterEvents(loadedState, [callEvent(1), failedCall], 1000);
  expect(state.beats).toEqual([{ atMs: 1000, calls: 2, failures: 1 }]);
  expect(afterEvents(state, [callEvent(3)], 61_000).beats).toEqual([{ atMs: 61_000, calls: 1, failures: 0 }]);
});

test('events of the session update its state', () => {
  const session = 'default';
  const { reading: after } = afterEvents(
    loadedState,
    [
      { name: 'scenarios', data: { session, scenarios: ['cart.many'] } },
      { name: 'streams', data: { session, open: 2 } },
      { name: 'faults', data: { session, faults: [{ operationId: '*', kind: 'reset' }] } },
    ],
    0,
  );
  expect(after).toMatchObject({ scenarios: ['cart.many'], streams: 2, faults: [{ kind: 'reset' }] });
});

test('events of another session change nothing, but a new session is listed', () => {
  const otherScenarios = { name: 'scenarios' as const, data: { session: 'other', scenarios: ['cart.many'] } };
  expect(afterEvents(loadedState, [otherScenarios], 0)).toEqual(loadedState);
  expect(afterEvents(loadedState, [{ name: 'session', data: { session: 'other' } }], 0).sessions).toEqual([
    'default',
    'other',
  ]);
});

test('a reload is shown in every session, and the world is read again', () => {
  const data = { ok: true, sentence: 'Reloaded: 1 handler.' };
  const state = afterEvents(ofSession(loadedState, 'mine'), [{ name: 'reload', data }], 0);
  expect(state.reload).toEqual(data);
  expect(state.worldVersion).toBeGreaterThan(loadedState.worldVersion + 1);
});

test('a running clock advances from its last reading, a paused one does not', () => {
  expect(virtualNow({ reading, readAt: 1000 }, 3000)).toBe(reading.ms + 2000);
  expect(virtualNow({ reading: { ...reading, running: false, speed: 0 }, readAt: 1000 }, 3000)).toBe(
    reading.ms,
  );
  expect(virtualNow(firstState, 3000)).toBeNull();
});

test('a newly selected session starts without data', () => {
  const state = ofSession(afterEvents(loadedState, [callEvent(1)], 0), 'mine');
  expect(state).toMatchObject({ session: 'mine', reading: null, calls: [], sessions: ['default', 'mine'] });
});
