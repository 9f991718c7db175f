import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envelope, notes, scriptedFetch } from '../../test-support/scripted-fetch.ts';
import { shopWith, unreachable } from '../../test-support/shop-with.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['an unreachable server', unreachable],
  ['502', () => new Response('', { status: 502 })],
  ['503', () => new Response('', { status: 503 })],
  [
    'a body that breaks off',
    () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) }),
      ),
  ],
])('a read is repeated twice after %s', async (_name, failing) => {
  const { fetch, asked } = scriptedFetch((_asked, count) => (count <= 2 ? failing() : envelope(notes)));
  const outcome = shopWith(fetch).listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ status: 'ok' });
  expect(asked).toHaveLength(3);
});

test('a lookup that is a POST is a read, with its body in each repetition', async () => {
  const { fetch, asked } = scriptedFetch(unreachable);
  const outcome = shopWith(fetch).getGoods({ id: 12 }).safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
  expect(asked.map(({ body }) => body)).toEqual(['{"id":12}', '{"id":12}', '{"id":12}']);
});

test.each([
  ['an unreachable server', unreachable],
  ['503', () => new Response('', { status: 503 })],
])('[PAY-02] [N08] a write is never repeated after %s', async (_name, failing) => {
  const { fetch, asked } = scriptedFetch(failing);
  const outcome = shopWith(fetch)
    .confirmCharge({ ordersn: 'SG20260115000001', charge_id: 'ch_00000001' })
    .safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { outcome: 'unknown' } });
  expect(asked).toHaveLength(1);
});

test.each([400, 404, 429, 500, 504])('a read is not repeated after %i', async (status) => {
  const { fetch, asked } = scriptedFetch(() => new Response('', { status }));
  const outcome = shopWith(fetch).listNotices().safe();
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ error: { kind: 'http', status } });
  expect(asked).toHaveLength(1);
});

test('[N07] repetitions end with the 60 seconds of the call', async () => {
  const { fetch, asked } = scriptedFetch(
    () => new Response('', { status: 503, headers: { 'retry-after': '4' } }),
  );
  const outcome = shopWith(fetch, { timeoutMs: 5_000 }).listNotices().safe();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toMatchObject({ error: { kind: 'timeout' } });
  expect(asked).toHaveLength(2);
});

test('[N07] a server that asks for a long pause is not asked again', async () => {
  const { fetch, asked } = scriptedFetch(
    () => new Response('', { status: 503, headers: { 'retry-after': '3600' } }),
  );
  expect(await shopWith(fetch).listNotices().safe()).toMatchObject({ error: { kind: 'http', status: 503 } });
  expect(asked).toHaveLength(1);
});

test('[N09] two hundred failing reads do not become a storm', async () => {
  const { fetch, asked } = scriptedFetch(unreachable);
  const shop = shopWith(fetch);
  const outcomes = Promise.all(Array.from({ length: 200 }, () => shop.listNotices().safe()));
  await vi.runAllTimersAsync();
  await outcomes;
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.length).toBeLessThanOrEqual(240);
});
