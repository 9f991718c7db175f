// @vitest-environment node

import { applyScenarios } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card, ledgerOf, withOrder } from '../../../testing/order-to-pay.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { testProvider } from '../../payment/test-provider.ts';
import { cartAtoms } from '../cart/cart.ts';
import { navigate } from '../core/location.ts';
import { pay, paymentAtom, paymentPhaseAtom } from './payment.ts';
import { paymentResultAtom } from './payment-result.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const declinedCard = { ...card, number: '4000000000000002' };

test('[PAY-02] a card pays the order, and the result shows the server’s status', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, card);
  const ordersn = shop.environment.sessionItems.get('order_sn');
  expect(shop.address()).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(await shop.settled(paymentResultAtom)).toMatchObject({
    status: 'ready',
    value: { status: 'succeeded' },
  });
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[PAY-02] [P01] pressing pay twice creates one charge', async () => {
  const shop = await withOrder();
  await Promise.all([shop.store.set(pay, card), shop.store.set(pay, card)]);
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[PAY-02] [P01] two tabs that pay the same order create one charge', async () => {
  const one = await withOrder();
  const other = openTestShop({
    cookies: one.jar.cookie,
    server: one.server,
    at: `/pay?ordersn=${one.environment.sessionItems.get('order_sn')}`,
  });
  await other.settled(paymentAtom);
  await Promise.all([one.store.set(pay, card), other.store.set(pay, card)]);
  expect(ledgerOf(one)).toHaveLength(1);
  expect(one.address()).toBe(other.address());
  expect(one.address()).toMatch(/^\/pay_result/);
});

test('[PAY-02] [P04] a declined card preserves the order, and another card pays with a new charge', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, declinedCard);
  expect(shop.store.get(paymentPhaseAtom)).toMatchObject({
    status: 'problem',
    problem: { kind: 'declined' },
  });
  expect(ledgerOf(shop)).toHaveLength(0);
  await shop.store.set(pay, card);
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[PAY-02] a problem is not shown on the next visit of the payment', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, declinedCard);
  shop.store.set(navigate, '/product');
  shop.store.set(navigate, '/pay');
  await shop.settled(paymentAtom);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'open' });
});

test('[PAY-02] an unknown test card never reaches the shop', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, { ...card, number: '5555555555554444' });
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'problem', problem: { kind: 'cardRefused' } });
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
});

test.each([
  ['/pay', 'missing'],
  ['/pay?ordersn=%3Cscript%3E', 'missing'],
  ['/pay?ordersn=SG99999999999999', 'gone'],
])('[PAY-02] %s without a payable order shows the reason: %s', async (at, status) => {
  const shop = openTestShop({ ...member, at });
  expect(await shop.settled(paymentAtom)).toMatchObject({ value: { status } });
});

test('[PAY-03] [P05] forged parameters of the result page change nothing', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn') ?? '';
  const resultShop = openTestShop({
    cookies: shop.jar.cookie,
    server: shop.server,
    at: `/pay_result?ordersn=${ordersn}&status=succeeded&code=1`,
  });
  expect(await resultShop.settled(paymentResultAtom)).toMatchObject({ value: { status: 'failed' } });
});

test('[PAY-02] [R11] going back from the result skips the payment', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, card);
  shop.back();
  expect(shop.address()).toBe('/car');
  expect(ledgerOf(shop)).toHaveLength(1);
});

test.each([
  ['https://pay.example/3ds', true],
  ['https://evil.example/3ds', false],
  ['https://pay.example.evil.test/3ds', false],
  ['javascript:alert(1)', false],
])(
  '[PAY-02] [R17] a provider may redirect only to its declared origins: %s %s',
  async (target, isFollowed) => {
    const shop = await withOrder('', {
      payment: { ...testProvider, redirectOrigins: ['https://pay.example'] },
      between: (server) => async (input) => {
        const request = new Request(input);
        const answer = await server(request);
        if (!request.url.endsWith('/checkoutOrder')) return answer;
        return Response.json({ ...(await answer.json()), redirect_url: target });
      },
    });
    await shop.store.set(pay, card);
    expect(shop.outside.departures).toEqual(isFollowed ? [target] : []);
    expect(shop.store.get(paymentPhaseAtom).status).toBe(isFollowed ? 'redirecting' : 'problem');
    expect(ledgerOf(shop)).toHaveLength(0);
  },
);

test('[AUTH-04] [T07] after the end of a login on the payment page, the next login returns to it with the order intact', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn');
  applyScenarios(shop.world, 'auth.expired-100');
  await shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fpay');
  expect(shop.environment.sessionItems.get('order_sn')).toBe(ordersn);
  expect(ledgerOf(shop)).toHaveLength(0);
});

test('[CART-01] the cart is empty after the order', async () => {
  const shop = await withOrder();
  await vi.advanceTimersByTimeAsync(0);
  expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
});
