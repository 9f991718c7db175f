import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addConfirmation,
  envelope,
  notes,
  scriptedFetch,
  silentFetch,
} from '../../test-support/scripted-fetch.ts';
import { shopWith, unreachable } from '../../test-support/shop-with.ts';
import type { Fetch } from './pipeline.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[AUTH-05] [N04] a call ends after 60 seconds, its connection too', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const fetch: Fetch = (input, init) => {
    signals.push(init?.signal ?? undefined);
    return silentFetch({ heedsSignal: true })(input, init);
  };
  const outcome = shopWith(fetch).addCartItem({ id: 12, goods_number: 1 }).safe();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(await outcome).toMatchObject({ error: { kind: 'timeout', outcome: 'unknown' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('[AUTH-05] the 60 seconds apply to a fetch that ignores its signal', async () => {
  const outcome = shopWith(silentFetch({ heedsSignal: false }))
    .listNotices()
    .safe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ error: { kind: 'timeout' } });
});

test('[AUTH-05] [N05] the 60 seconds include a slow body', async () => {
  const cancel = vi.fn();
  const drip = () =>
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5_000));
        controller.enqueue(new TextEncoder().encode(' '));
      },
      cancel,
    });
  const outcome = shopWith(scriptedFetch(() => new Response(drip())).fetch)
    .listNotices()
    .safe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ error: { kind: 'timeout', outcome: 'unknown' } });
  expect(cancel).toHaveBeenCalled();
});

test('an abort before sending has the outcome not-sent', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(addConfirmation));
  const signal = AbortSignal.abort();
  const outcome = await shopWith(fetch).addCartItem({ id: 12, goods_number: 1 }, { signal }).safe();
  expect(outcome).toMatchObject({ error: { kind: 'aborted', outcome: 'not-sent' } });
  expect(requests).toHaveLength(0);
});

test('[AUTH-05] [N04] a signal that times out is a timeout, not a cancellation', async () => {
  vi.useRealTimers();
  const shop = shopWith(silentFetch({ heedsSignal: true }));
  const outcome = await shop.listNotices({ signal: AbortSignal.timeout(1) }).safe();
  expect(outcome).toMatchObject({ error: { kind: 'timeout', outcome: 'unknown' } });
});

test('[N06] a later abort has an unknown outcome and removes its listener from the signal', async () => {
  const controller = new AbortController();
  const removeListener = vi.spyOn(controller.signal, 'removeEventListener');
  const outcome = shopWith(silentFetch({ heedsSignal: true }))
    .listNotices({ signal: controller.signal })
    .safe();
  await vi.advanceTimersByTimeAsync(10);
  controller.abort(new Error('left the page'));
  expect(await outcome).toMatchObject({
    error: { kind: 'aborted', outcome: 'unknown', cause: { message: 'left the page' } },
  });
  expect(removeListener).toHaveBeenCalledWith('abort', expect.any(Function));
  expect(vi.getTimerCount()).toBe(0);
});

test('[PAY-02] [N01] each write has a new idempotency key, a read has none', async () => {
  const { fetch, requests } = scriptedFetch(({ method }) =>
    envelope(method === 'GET' ? notes : addConfirmation),
  );
  const shop = shopWith(fetch);
  await shop.listNotices();
  await shop.addCartItem({ id: 12, goods_number: 1 });
  await shop.addCartItem({ id: 12, goods_number: 1 });
  await shop.addCartItem({ id: 12, goods_number: 1 }, { idempotencyKey: 'my-intention' });
  const [none, first, second, own] = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(none).toBeNull();
  expect(first).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(second).toMatch(/^[0-9a-f-]{32,36}$/);
  expect(second).not.toBe(first);
  expect(own).toBe('my-intention');
});

test('[PAY-02] a confirmation of the same charge always has the same key', async () => {
  const { fetch, requests } = scriptedFetch(unreachable);
  const charge = { ordersn: 'SG20260115000001', charge_id: 'ch_00000001' };
  await shopWith(fetch).confirmCharge(charge).safe();
  await shopWith(fetch).confirmCharge(charge).safe();
  await shopWith(fetch)
    .confirmCharge({ ...charge, charge_id: 'ch_00000002' })
    .safe();
  await shopWith(fetch)
    .confirmCharge({ ...charge, charge_id: 'c'.repeat(64) })
    .safe();
  const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.slice(0, 3)).toEqual([
    'SG20260115000001.ch_00000001',
    'SG20260115000001.ch_00000001',
    'SG20260115000001.ch_00000002',
  ]);
  expect(keys[3]).toBe('c'.repeat(64));
});

test('[N16] [N21] no call follows a redirect, and parameters cannot change the URL', async () => {
  const redirects: (RequestRedirect | undefined)[] = [];
  const { fetch, requests } = scriptedFetch(() => envelope({ code: 1, msg: {} }));
  const watching: Fetch = (input, init) => {
    redirects.push(init?.redirect);
    return fetch(input, init);
  };
  const shop = shopWith(watching);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('../x?a=b#c', '%2e%2e/', 'a\r\nHost: b')),
      async (title) => {
        await shop.getTerm({ title });
        const url = new URL(requests.at(-1)?.url ?? '');
        expect(url.origin + url.pathname).toBe('http://shop.test/api/term/getSpecificTerm');
        expect(url.hash).toBe('');
        expect(url.searchParams.get('title')).toBe(title);
      },
    ),
  );
  expect(new Set(redirects)).toEqual(new Set(['manual']));
});

test('a redirect is an http error, even if its status is hidden', async () => {
  const redirect = () => new Response(null, { status: 307, headers: { location: 'http://other.test/' } });
  // The opaque response of a browser for a redirect that is not followed.
  const opaqueResponse = () => Object.defineProperty(new Response(null), 'status', { value: 0 });
  for (const answer of [redirect, opaqueResponse]) {
    const outcome = await shopWith(scriptedFetch(answer).fetch).listNotices().safe();
    expect(outcome).toMatchObject({ error: { kind: 'http', status: answer().status } });
  }
});

test('a call that cannot be serialized is not sent', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(addConfirmation));
  const header = { headers: { 'x-note': 'a\r\nb' } };
  expect(await shopWith(fetch).getCart({}, header).safe()).toMatchObject({
    error: { kind: 'invalid-request', outcome: 'not-sent' },
  });
  expect(await shopWith(fetch).getGoods({ id: Number.NaN }).safe()).toMatchObject({
    error: { kind: 'invalid-request', outcome: 'not-sent', message: expect.stringContaining('id is NaN') },
  });
  expect(requests).toHaveLength(0);
});

test('[N28] a hook that throws fails only its own call', async () => {
  const { fetch } = scriptedFetch(() => envelope(notes));
  const onAnswer = vi.fn().mockImplementationOnce(() => {
    throw new Error('broken hook');
  });
  const shop = shopWith(fetch, { hooks: { onAnswer } });
  const [first, second] = await Promise.allSettled([shop.listNotices(), shop.listNotices()]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'broken hook' } });
  expect(second).toMatchObject({ status: 'fulfilled' });
  expect(vi.getTimerCount()).toBe(0);
});

test('[I18N-02] reads the language before each call and sends it', async () => {
  const { fetch, requests } = scriptedFetch(() => envelope(notes));
  let locale: 'de' | 'ja' = 'de';
  const shop = shopWith(fetch, { locale: () => locale });
  await shop.listNotices();
  locale = 'ja';
  await shop.listNotices();
  expect(requests.map(({ headers }) => headers.get('accept-language'))).toEqual(['de', 'ja']);
});
