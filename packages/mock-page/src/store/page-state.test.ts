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
const known: PageState = { ...firstState, reading };

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

const told = (id: number, session?: string): FeedEvent => ({ name: 'call', data: call(id, session) });
const ids = (calls: readonly CallRow[]) => calls.map(({ id }) => id);

test('calls stand newest first, in one go or several', () => {
  const some = afterEvents(known, [told(1), told(2)], 0);
  expect(ids(afterEvents(some, [told(3)], 0).calls)).toEqual([3, 2, 1]);
});

test('calls of another session are not listed, unless all are asked for', () => {
  expect(afterEvents(known, [told(1, 'other')], 0).calls).toEqual([]);
  expect(ids(afterEvents(ofSession(known, null), [told(1, 'other')], 0).calls)).toEqual([1]);
});

test('the list keeps the last 500 calls', () => {
  const many = Array.from({ length: 600 }, (_, index) => told(index + 1));
  const { calls } = afterEvents(known, many, 0);
  expect(calls).toHaveLength(500);
  expect(calls[0]?.id).toBe(600);
});

test('while the list stands still calls wait, and are there afterwards', () => {
  const paused = afterEvents(withPause(afterEvents(known, [told(1)], 0), true), [told(2)], 0);
  expect(ids(paused.calls)).toEqual([1]);
  expect(paused.held).toHaveLength(1);
  const moving = withPause(paused, false);
  expect(ids(moving.calls)).toEqual([2, 1]);
  expect(moving.held).toBeNull();
});

test('the pulse counts calls with those that went wrong, and forgets them after a minute', () => {
  const wrong: FeedEvent = { name: 'call', data: { ...call(2), status: 500 } };
  const state = afterEvents(known, [told(1), wrong], 1000);
  expect(state.beats).toEqual([{ atMs: 1000, calls: 2, wrong: 1 }]);
  expect(afterEvents(state, [told(3)], 61_000).beats).toEqual([{ atMs: 61_000, calls: 1, wrong: 0 }]);
});

test('what is told of the session changes what is known of it', () => {
  const session = 'default';
  const { reading: after } = afterEvents(
    known,
    [
      { name: 'scenarios', data: { session, scenarios: ['cart.many'] } },
      { name: 'streams', data: { session, open: 2 } },
      { name: 'faults', data: { session, faults: [{ operationId: '*', kind: 'reset' }] } },
    ],
    0,
  );
  expect(after).toMatchObject({ scenarios: ['cart.many'], streams: 2, faults: [{ kind: 'reset' }] });
});

test('what is told of another session changes nothing, but a new one is listed', () => {
  const other = { name: 'scenarios' as const, data: { session: 'other', scenarios: ['cart.many'] } };
  expect(afterEvents(known, [other], 0)).toEqual(known);
  expect(afterEvents(known, [{ name: 'session', data: { session: 'other' } }], 0).sessions).toEqual([
    'default',
    'other',
  ]);
});

test('a running clock goes on from where it was read, a standing one does not', () => {
  expect(virtualNow({ reading, readAt: 1000 }, 3000)).toBe(reading.ms + 2000);
  expect(virtualNow({ reading: { ...reading, running: false, speed: 0 }, readAt: 1000 }, 3000)).toBe(
    reading.ms,
  );
  expect(virtualNow(firstState, 3000)).toBeNull();
});

test('another session begins with nothing known of it', () => {
  const state = ofSession(afterEvents(known, [told(1)], 0), 'mine');
  expect(state).toMatchObject({ session: 'mine', reading: null, calls: [], sessions: ['default', 'mine'] });
});
