// @vitest-environment node

import { applyScenarios } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../testing/test-shop.ts';
import { testProvider } from '../payment/test-provider.ts';
import { cartAtoms } from './cart.ts';
import { changeDraft, checkoutAtom, placeOrder } from './checkout.ts';
import { navigate } from './location.ts';
import { pay, paymentAtom, paymentPhaseAtom } from './payment.ts';
import { paymentResultAtom } from './payment-result.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = ReturnType<typeof openTestShop>;

const address = {
  first_name: 'Ada',
  last_name: 'Volt',
  address: '1 Signal Street',
  address_two: '',
  postal_code: '94107',
  city: 'San Francisco',
  state: 'CA',
  region: 'US',
  phone: '5550100',
};

const card = {
  number: '4242 4242 4242 4242',
  expiryMonth: 12,
  expiryYear: 2030,
  securityCode: '123',
  holder: 'Ada',
};
const declinedCard = { ...card, number: '4000000000000002' };

/** A member with an order that waits to be paid, on the payment page. */
async function withOrder(scenarios = '', between?: Parameters<typeof openTestShop>[0] & object) {
  const shop = openTestShop({
    ...member,
    ...between,
    scenarios: ['auth.customer,cart.one', scenarios].filter(Boolean).join(),
    at: '/car',
  });
  shop.store.set(navigate, '/car?step=address');
  await shop.settled(checkoutAtom);
  shop.store.set(changeDraft, address);
  await shop.store.set(placeOrder);
  expect(shop.address()).toBe('/pay');
  await shop.settled(paymentAtom);
  return shop;
}

/** Lets the answer to one call get lost after the server has heard it, or before. */
const losing = (
  path: string,
  when: 'request' | 'answer',
  times = 1,
): Pick<Parameters<typeof openTestShop>[0] & object, 'between'> => {
  let left = times;
  return {
    between: (server) => async (input) => {
      const request = new Request(input);
      if (!request.url.endsWith(path) || left === 0) return server(request);
      left -= 1;
      if (when === 'answer') await server(request);
      throw new TypeError('The connection broke.');
    },
  };
};

const ledger = (shop: TestShop) => shop.world.state.ledger;

test('[PAY-02] a card pays the order and the result is what the server says', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, card);
  const ordersn = shop.environment.sessionItems.get('order_sn');
  expect(shop.address()).toBe(`/pay_result?ordersn=${ordersn}`);
  expect(await shop.settled(paymentResultAtom)).toMatchObject({
    status: 'ready',
    value: { status: 'succeeded' },
  });
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] [P01] pressing pay twice is one charge', async () => {
  const shop = await withOrder();
  await Promise.all([shop.store.set(pay, card), shop.store.set(pay, card)]);
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] [P01] two tabs that pay the same order are one charge', async () => {
  const one = await withOrder();
  const other = openTestShop({
    cookies: one.jar.cookie,
    server: one.server,
    at: `/pay?ordersn=${one.environment.sessionItems.get('order_sn')}`,
  });
  await other.settled(paymentAtom);
  await Promise.all([one.store.set(pay, card), other.store.set(pay, card)]);
  expect(ledger(one)).toHaveLength(1);
  expect(one.address()).toBe(other.address());
  expect(one.address()).toMatch(/^\/pay_result/);
});

test('[PAY-02] [P04] a declined card keeps the order, and another card pays with a new charge', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, declinedCard);
  expect(shop.store.get(paymentPhaseAtom)).toMatchObject({
    status: 'problem',
    problem: { kind: 'declined' },
  });
  expect(ledger(shop)).toHaveLength(0);
  await shop.store.set(pay, card);
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] a card that the test provider does not know never reaches the shop', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, { ...card, number: '5555555555554444' });
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'problem', problem: { kind: 'cardRefused' } });
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
});

test('[PAY-02] [P02] when the answer to a charge is lost the server is asked, and the payment counts', async () => {
  const shop = await withOrder('', losing('/confirmCharge', 'answer'));
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(0);
  await paying;
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] [P02] while nobody answers the payment is being verified, never failed', async () => {
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
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
  await shop.store.set(pay, card);
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.address()).toMatch(/^\/pay_result/);
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] [P02] when the charge never arrived the shopper may try again after the server has said so', async () => {
  const shop = await withOrder('', losing('/confirmCharge', 'request'));
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'problem', problem: { kind: 'network' } });
  expect(ledger(shop)).toHaveLength(0);
  await shop.store.set(pay, card);
  expect(ledger(shop)).toHaveLength(1);
});

test('[PAY-02] a charge that is being processed is followed until it has succeeded', async () => {
  const shop = await withOrder('pay.pending');
  const paying = shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'verifying' });
  shop.world.clock.advance(11_000);
  await vi.advanceTimersByTimeAsync(10_000);
  await paying;
  expect(shop.address()).toMatch(/^\/pay_result/);
});

test('[PAY-02] a reload takes up a charge that is being processed', async () => {
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

test('[PAY-02] [R12] a reload rebuilds the page from the last order; a paid order cannot be paid again', async () => {
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

test.each([
  ['/pay', 'missing'],
  ['/pay?ordersn=%3Cscript%3E', 'missing'],
  ['/pay?ordersn=SG99999999999999', 'gone'],
])('[PAY-02] %s without a payable order is explained: %s', async (at, status) => {
  const shop = openTestShop({ ...member, at });
  expect(await shop.settled(paymentAtom)).toMatchObject({ value: { status } });
});

test('[PAY-03] [P05] forged parameters of the result page change nothing', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn') ?? '';
  const forged = openTestShop({
    cookies: shop.jar.cookie,
    server: shop.server,
    at: `/pay_result?ordersn=${ordersn}&status=succeeded&code=1`,
  });
  expect(await forged.settled(paymentResultAtom)).toMatchObject({ value: { status: 'failed' } });
});

test('[PAY-02] [R11] going back from the result does not come to the payment again', async () => {
  const shop = await withOrder();
  await shop.store.set(pay, card);
  shop.back();
  expect(shop.address()).toBe('/car');
  expect(ledger(shop)).toHaveLength(1);
});

test.each([
  ['https://pay.example/3ds', true],
  ['https://evil.example/3ds', false],
  ['javascript:alert(1)', false],
])(
  '[PAY-02] [R17] a provider may send the shopper only where it said it would: %s %s',
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
    expect(shop.outside.left).toEqual(isFollowed ? [target] : []);
    expect(shop.store.get(paymentPhaseAtom).status).toBe(isFollowed ? 'redirecting' : 'problem');
    expect(ledger(shop)).toHaveLength(0);
  },
);

test('[AUTH-04] [T07] a login that ends on the payment page leads back to it with the order intact', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn');
  applyScenarios(shop.world, 'auth.expired-100');
  await shop.store.set(pay, card);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shop.address()).toBe('/login/login?redirect=%2Fpay');
  expect(shop.environment.sessionItems.get('order_sn')).toBe(ordersn);
  expect(ledger(shop)).toHaveLength(0);
});

test('[CART-01] the cart is empty once the order is placed', async () => {
  const shop = await withOrder();
  await vi.advanceTimersByTimeAsync(0);
  expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
});
