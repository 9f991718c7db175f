// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { card, ledgerOf, withOrder } from '../../../testing/order-to-pay.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { pay, paymentAtom, paymentPhaseAtom } from './payment.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[PAY-02] [P02] a lost answer to a charge is verified with the server, and the payment succeeds', async () => {
  const shop = await withOrder('', { between: losing('/confirmCharge', 'answer') });
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(0);
  await paying;
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[PAY-02] [P02] without an answer, the payment stays in verification and never fails', async () => {
  const { shop, reconnect } = await withBrokenConnection();
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
  await shop.store.set(pay, card);
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  reconnect();
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[PAY-02] [P02] the result is queried as soon as the device is online again', async () => {
  const { shop, reconnect } = await withBrokenConnection();
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
  reconnect();
  shop.events().onOnline();
  await vi.advanceTimersByTimeAsync(0);
  await paying;
  expect(shop.address()).toMatch(/^\/pay_result/);
});

test('[PAY-02] [P02] the shopper can retry a charge after the server has reported that it does not exist', async () => {
  const shop = await withOrder('', { between: losing('/confirmCharge', 'request') });
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toMatchObject({ problem: { kind: 'network' } });
  expect(ledgerOf(shop)).toHaveLength(0);
  await shop.store.set(pay, card);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[ERR-01] the shopper can quote the answer of a server that failed to charge', async () => {
  const reference = 'req_7Qm2xK0aVbTz';
  const shop = await withOrder('', {
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/checkoutOrder')) return server(request);
      return new Response('', { status: 500, headers: { 'request-id': reference } });
    },
  });
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(20_000);
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual({
    status: 'problem',
    problem: { kind: 'network', failure: { kind: 'unexpected', reference } },
  });
});

test('[PAY-02] polls a charge that is being processed until it succeeds', async () => {
  const shop = await withOrder('pay.pending');
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
  shop.world.clock.advance(11_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.address()).toMatch(/^\/pay_result/);
});

test('[PAY-02] a reload resumes polling a charge that is being processed', async () => {
  const first = await withOrder('pay.pending');
  void first.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(0);
  const ordersn = first.environment.sessionItems.get('order_sn') ?? '';
  const again = openTestShop({
    cookies: first.jar.cookie,
    server: first.server,
    at: '/pay',
    sessionItems: { order_sn: ordersn },
  });
  again.store.sub(paymentAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(again.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
});

test('[PAY-02] [R12] [P13] a reload rebuilds the page from the last order; a paid order cannot be paid again', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn') ?? '';
  const open = () =>
    openTestShop({
      cookies: shop.jar.cookie,
      server: shop.server,
      at: '/pay',
      sessionItems: { order_sn: ordersn },
    });
  expect(await open().settled(paymentAtom)).toMatchObject({
    value: { status: 'payable', order: { ordersn } },
  });
  await shop.store.set(pay, card);
  expect(await open().settled(paymentAtom)).toMatchObject({
    status: 'ready',
    value: { status: 'paid', order: { ordersn } },
  });
});

/** An order to pay, and a connection that breaks once the charge is confirmed, before its answer arrives. */
async function withBrokenConnection() {
  let isDown = false;
  const shop = await withOrder('', {
    between: (server) => async (input) => {
      const request = new Request(input);
      if (isDown) throw new TypeError('down');
      const answer = await server(request);
      if (!request.url.endsWith('/confirmCharge')) return answer;
      isDown = true;
      throw new TypeError('The connection broke.');
    },
  });
  const reconnect = () => {
    isDown = false;
  };
  return { shop, reconnect };
}
