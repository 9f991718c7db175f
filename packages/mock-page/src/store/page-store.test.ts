import { createShop } from '@signal-shop/mock-server';
import { createControl } from '@signal-shop/mock-server/control';
import type { FeedOptions } from '@signal-shop/mock-server/feed';
import { expect, test } from 'vitest';
import { virtualNow } from './page-state.ts';
import { createPageStore } from './page-store.ts';

/** A store with fixed responses, a feed that the test controls, and a manual clock. */
function openStore(now = () => 1000) {
  const { state } = createShop().world('default');
  const requests: string[] = [];
  let feed: Pick<FeedOptions, 'onEvent' | 'onState'> | null = null;
  const later: (() => void)[] = [];
  const store = createPageStore({
    session: 'mine',
    control: createControl({
      url: 'http://mock.test',
      async fetch(input) {
        const { pathname, search } = new URL(input);
        requests.push(`${pathname}${search}`);
        if (pathname.endsWith('/scenarios')) return Response.json({ scenarios: [] });
        if (pathname.endsWith('/sessions')) return Response.json({ sessions: ['other'] });
        if (pathname.endsWith('/calls')) return Response.json({ calls: [{ id: 1 }, { id: 2 }] });
        return Response.json({ session: 'mine', scenarios: state.scenarios, ms: 5, running: true });
      },
    }),
    follow(options) {
      feed = options;
      return () => {
        feed = null;
      };
    },
    now: () => now(),
    soon: (run) => later.push(run),
  });
  const stop = store.start();
  return {
    store,
    stop,
    requestedCalls: requests,
    isFollowed: () => feed !== null,
    emit: (...[event]: Parameters<FeedOptions['onEvent']>) => feed?.onEvent(event),
    connect: () => feed?.onState?.('open'),
    advanceTime: () => {
      for (const run of later.splice(0)) run();
    },
  };
}

test('everything is refetched each time the feed connects, because events may have been missed', async () => {
  const { store, requestedCalls, connect } = openStore();
  connect();
  await expect.poll(() => store.get().calls.map(({ id }) => id)).toEqual([2, 1]);
  expect(store.get()).toMatchObject({
    connection: 'open',
    sessions: ['default', 'mine', 'other'],
    readAt: 1000,
  });
  const before = requestedCalls.length;
  connect();
  await expect.poll(() => requestedCalls.length).toBe(2 * before);
});

test('a burst of events renders once', () => {
  const { store, emit, advanceTime } = openStore();
  let renderCount = 0;
  store.subscribe(() => {
    renderCount += 1;
  });
  for (let count = 0; count < 100; count += 1) emit({ name: 'world', data: { session: 'mine' } });
  advanceTime();
  expect(renderCount).toBe(1);
});

test('a fast clock is correct for the time of its event, not of the render', async () => {
  let machineMs = 1000;
  const { store, emit, connect } = openStore(() => machineMs);
  connect();
  await expect.poll(() => store.get().reading).not.toBeNull();
  machineMs = 5000;
  emit({ name: 'world', data: { session: 'mine' } });
  emit({
    name: 'clock',
    data: { session: 'mine', now: '2026-01-15T12:00:00.000Z', ms: 7000, speed: 60, running: true },
  });
  machineMs = 6000;
  expect(virtualNow(store.get(), machineMs)).toBe(7000 + 60 * 1000);
});

test('a clock reading is dated to the middle of its round trip', async () => {
  let machineMs = 1000;
  const { store } = openStore(() => machineMs);
  const refresh = store.refresh();
  machineMs = 3000;
  await refresh;
  expect(store.get()).toMatchObject({ readAt: 2000, reading: { ms: 5 } });
});

test('the calls of the selected session are fetched, or of all', async () => {
  const { store, requestedCalls } = openStore();
  await store.chooseSession('other');
  expect(requestedCalls).toContain('/__mock/calls?session=other');
  await store.chooseSession(null);
  expect(requestedCalls).toContain('/__mock/calls');
  expect(store.get().session).toBeNull();
});

test('a removed session disappears from the list', async () => {
  const { store, connect } = openStore();
  connect();
  await expect.poll(() => store.get().sessions).toContain('other');
  store.forgetSession('other');
  expect(store.get().sessions).toEqual(['default', 'mine']);
});

test('a stopped store stops listening', () => {
  const { stop, isFollowed } = openStore();
  expect(isFollowed()).toBe(true);
  stop();
  expect(isFollowed()).toBe(false);
});
