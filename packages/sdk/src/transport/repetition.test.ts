import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addConfirmation, envelope, notes, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { shopWith, unreachable } from '../../test-support/shop-with.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['an unreachable server', unreachable],
  ['502', () => new Response('', { status: 502 })],
  ['503', () => new Response('', { status: 503 })],
  [
    'a truncated body',
    () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
      ),
  ],
])('a read is repeated twice after %s', async (_name, failing) => {
  const { fetch, requests } = scriptedFetch((_request, count) => (count <= 2 ? failing() : envelope(notes)));
  const outcome = shopWith(fetch).listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ status: 'ok' });
  expect(requests).toHaveLength(3);
});

test('a lookup by POST is a read and is retried with its body', async () => {
  const { fetch, requests } = scriptedFetch(unreachable);
  const outcome = shopWith(fetch).getGoods({ id: 12 }).safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
  expect(requests.map(({ body }) => body)).toEqual(['{"id":12}', '{"id":12}', '{"id":12}']);
});

test.each([
  ['an unreachable server', unreachable],
  ['503', () => new Response('', { status: 503 })],
])('[PAY-02] [N08] a write is never retried after %s', async (_name, failing) => {
  const { fetch, requests } = scriptedFetch(failing);
  const outcome = shopWith(fetch)
    .confirmCharge({ ordersn: 'SG20260115000001', charge_id: 'ch_00000001' })
    .safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { outcome: 'unknown' } });
  expect(requests).toHaveLength(1);
});

test.each([400, 404, 429, 500, 504])('a read is not retried after %i', async (status) => {
  const { fetch, requests } = scriptedFetch(() => new Response('', { status }));
  const outcome = shopWith(fetch).listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { kind: 'http', status } });
  expect(requests).toHaveLength(1);
});

const tooBusy = (status: number, retryAfter: string) => () =>
  new Response('', { status, headers: { 'retry-after': retryAfter } });

test.each([429, 503])(
  '[N07] a delay after %i beyond the 60 seconds of the call is not waited for',
  async (status) => {
    const { fetch, requests } = scriptedFetch(tooBusy(status, '4'));
    const outcome = shopWith(fetch, { timeoutMs: 5_000 }).listNotices().safe();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcome).toMatchObject({ error: { kind: 'http', status, retryAfterMs: 4_000 } });
    expect(requests).toHaveLength(2);
  },
);

test.each([429, 503])('[N07] a server that demands a long delay with %i is not retried', async (status) => {
  const { fetch, requests } = scriptedFetch(tooBusy(status, '3600'));
  expect(await shopWith(fetch).listNotices().safe()).toMatchObject({ error: { kind: 'http', status } });
  expect(requests).toHaveLength(1);
});

test('[PAY-02] [N07] a write that the server has not executed is repeated when the server allows it, with the same key', async () => {
  const { fetch, requests } = scriptedFetch((_request, count) =>
    count === 1 ? tooBusy(429, '5')() : envelope(addConfirmation),
  );
  const outcome = shopWith(fetch).addCartItem({ id: 12, goods_number: 1 }).safe();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ status: 'ok' });
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(requests.map(({ body }) => body)).toEqual(Array(2).fill('{"id":12,"goods_number":1}'));
});

test('[PAY-02] [N07] a write that is stopped while it waits for the server was not executed', async () => {
  const stopping = new AbortController();
  const { fetch } = scriptedFetch(tooBusy(429, '5'));
  const options = { signal: stopping.signal };
  const outcome = shopWith(fetch).addCartItem({ id: 12, goods_number: 1 }, options).safe();
  await vi.advanceTimersByTimeAsync(1_000);
  stopping.abort();
  expect(await outcome).toMatchObject({ error: { kind: 'aborted', outcome: 'not-sent' } });
});

test('[N07] a limit of 0 repeats nothing', async () => {
  const { fetch, requests } = scriptedFetch(tooBusy(429, '1'));
  const shop = shopWith(fetch, { retry: { limit: 0 } });
  expect(await shop.addCartItem({ id: 12, goods_number: 1 }).safe()).toMatchObject({
    error: { status: 429 },
  });
  expect(requests).toHaveLength(1);
});

test('[N09] two hundred failing reads do not cause a retry storm', async () => {
  const { fetch, requests } = scriptedFetch(unreachable);
  const shop = shopWith(fetch);
  const outcomes = Promise.all(Array.from({ length: 200 }, () => shop.listNotices().safe()));
  await vi.runAllTimersAsync();
  await outcomes;
  expect(requests.length).toBeGreaterThan(200);
  expect(requests.length).toBeLessThanOrEqual(240);
});

test('[N09] answers of a shop that is back allow repetitions again', async () => {
  let isDown = true;
  const { fetch, requests } = scriptedFetch(() => (isDown ? unreachable() : envelope(notes)));
  const shop = shopWith(fetch);
  const read = async () => {
    const before = requests.length;
    const outcome = shop.listNotices().safe();
    await vi.runAllTimersAsync();
    await outcome;
    return requests.length - before;
  };
  for (let calls = 0; calls < 20; calls += 1) await read();
  expect(await read()).toBe(1);
  isDown = false;
  for (let answers = 0; answers < 11; answers += 1) await read();
  isDown = true;
  expect(await read()).toBe(2);
});
