import { afterEach, expect, test, vi } from 'vitest';
import type { Script } from '../../test-support/scripted-fetch.ts';
import { scriptedFetch } from '../../test-support/scripted-fetch.ts';
import type { ShopError } from '../call/errors.ts';
import { createShopClient } from '../client.ts';
import type { ReconnectOptions } from './activity-reader.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function streamOf(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'text/event-stream' } });
}

const unavailable = () => new Response('', { status: 503 });
const networkError = () => Promise.reject(new TypeError('fetch failed'));

/** Listens with maximum jitter and without real delays, until the stream closes for good. */
async function listenTo(script: Script, reconnect: ReconnectOptions = {}) {
  const states: boolean[] = [];
  const pauses: number[] = [];
  const errors: ShopError[] = [];
  const { fetch, requests } = scriptedFetch(script);
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  await new Promise<void>((resolve) => {
    shop.watchActivity({
      onActivity: (open) => states.push(open),
      onError: (error, retryInMs) => {
        errors.push(error);
        if (retryInMs === undefined) resolve();
      },
      reconnect: {
        random: () => 1,
        wait: async (delayMs) => void pauses.push(delayMs),
        ...reconnect,
      },
    });
  });
  return { states, pauses, errors, requests };
}

test('[FLASH-01] a broken stream reconnects and reports only changes', async () => {
  const scripts = ['event: kai\ndata: 1\n\n', 'event: kai\ndata: 1\n\nevent: guan\ndata: 0\n\n'];
  const { states, errors, requests } = await listenTo(
    (_requests, count) => streamOf(scripts[count - 1] ?? ''),
    {
      limit: 2,
    },
  );
  expect(states).toEqual([true, false]);
  expect(requests).toHaveLength(3);
  expect(errors.map(({ kind }) => kind)).toEqual(['network', 'network', 'network']);
});

test('delays double up to the longest, and jitter shortens them down to zero', async () => {
  const highest = await listenTo(networkError, { limit: 7 });
  expect(highest.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  const lowest = await listenTo(networkError, { limit: 3, random: () => 0 });
  expect(lowest.pauses).toEqual([0, 0, 0]);
  const own = await listenTo(networkError, {
    limit: 3,
    firstDelayMs: 10,
    longestDelayMs: 25,
    random: () => 0.5,
  });
  expect(own.pauses).toEqual([5, 10, 12.5]);
});

test("the server's delay is the minimum, up to an hour", async () => {
  const { pauses } = await listenTo(
    (_requests, count) => (count === 1 ? streamOf('retry: 5000\n\n') : unavailable()),
    {
      limit: 2,
      random: () => 0.5,
    },
  );
  expect(pauses).toEqual([5_500, 6_000]);
  const endless = await listenTo(() => streamOf(`retry: ${'9'.repeat(30)}\n\n`), {
    limit: 1,
    random: () => 0,
  });
  expect(endless.pauses).toEqual([3_600_000]);
});

test('the next connection sends the last event id', async () => {
  const scripts = [
    'id: 41\nevent: kai\ndata: 1\n\nid: 42\n\nid: 43\n',
    '',
    'id: a b\n\n',
    'id: ü\u{1f3a7}\n\n',
  ];
  const { requests } = await listenTo((_requests, count) => streamOf(scripts[count - 1] ?? ''), { limit: 4 });
  expect(requests.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '42', '42', null, null]);
});

test.each([
  ['404', () => new Response('', { status: 404 }), { kind: 'http', status: 404 }],
  ['an HTML page', () => new Response('<html>'), { kind: 'invalid-response' }],
  ['an endless event', () => streamOf(`data: ${'x'.repeat(20_000)}`), { kind: 'invalid-response' }],
  ['a redirect', () => new Response('', { status: 307 }), { kind: 'http', status: 307 }],
])('%s closes the stream for good', async (_name, script, expected) => {
  const { errors, requests } = await listenTo(script);
  expect(requests).toHaveLength(1);
  expect(errors).toMatchObject([expected]);
});

test.each([408, 429, 500, 502, 503])('reconnects after status %i', async (status) => {
  const { requests } = await listenTo((_requests, count) =>
    count === 1 ? new Response('', { status }) : new Response('', { status: 404 }),
  );
  expect(requests).toHaveLength(2);
});

test('a long-lived connection resets the backoff', async () => {
  vi.useFakeTimers();
  const { pauses } = await listenTo(
    (_requests, count) => {
      if (count === 3) vi.advanceTimersByTime(30_001);
      return unavailable();
    },
    { limit: 3 },
  );
  expect(pauses).toEqual([1_000, 2_000, 1_000, 2_000, 4_000]);
});

test('stopping during a delay opens no connection and leaves no timer', async () => {
  vi.useFakeTimers();
  const { fetch, requests } = scriptedFetch(unavailable);
  const controller = new AbortController();
  const onError = vi.fn();
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  shop.watchActivity({
    onActivity: () => {},
    onError,
    signal: controller.signal,
    reconnect: { random: () => 1 },
  });
  await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }), 1_000);
  expect(vi.getTimerCount()).toBe(1);
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  expect(onError).toHaveBeenCalledTimes(1);
});

test('waits with a real timer by default', async () => {
  vi.useFakeTimers();
  const { fetch, requests } = scriptedFetch(unavailable);
  const shop = createShopClient({ baseUrl: 'http://shop.test', fetch });
  const stop = shop.watchActivity({ onActivity: () => {}, reconnect: true });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1));
  stop();
});

test('with reconnect a browser reads with fetch, because an EventSource hides status, ids and delays', async () => {
  const onOpen = vi.fn();
  vi.stubGlobal('EventSource', onOpen);
  const { fetch, requests } = scriptedFetch((_requests, count) =>
    count === 1 ? unavailable() : new Response('', { status: 404 }),
  );
  vi.stubGlobal('fetch', fetch);
  const shop = createShopClient({ baseUrl: 'http://shop.test' });
  const error = await new Promise<ShopError>((resolve) => {
    shop.watchActivity({
      onActivity: () => {},
      onError: (error, retryInMs) => {
        if (retryInMs === undefined) resolve(error);
      },
      reconnect: { wait: async () => {} },
    });
  });
  expect(error.status).toBe(404);
  expect(requests).toHaveLength(2);
  expect(onOpen).not.toHaveBeenCalled();
});
