// @vitest-environment node
import { answerWallet } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { losing } from '../../../testing/broken-answers.ts';
import { card, ledgerOf, withOrder } from '../../../testing/order-to-pay.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { testProvider } from '../../payment/test-provider.ts';
import { pay, paymentAtom, paymentPhaseAtom, payWithWallet } from './payment.ts';
import { paymentResultAtom } from './payment-result.ts';
import { walletNameAtom } from './provider.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type TestShop = Awaited<ReturnType<typeof withOrder>>;

const orderOf = (shop: TestShop) => shop.environment.sessionItems.get('order_sn') ?? '';

/** The charge of the wallet page that the shop has left for. */
function chargeAt(shop: TestShop): string {
  const [, id = ''] = /\/__mock\/wallet\/(ch_\w+)/.exec(shop.outside.departures.at(-1) ?? '') ?? [];
  return id;
}

/** Another page of the same customer, such as the one after a return. */
function tabOf(shop: TestShop, page: 'pay' | 'pay_result') {
  return openTestShop({
    cookies: shop.jar.cookie,
    server: shop.server,
    world: shop.world,
    at: `/${page}?ordersn=${orderOf(shop)}`,
  });
}

const resultOf = (shop: TestShop) => tabOf(shop, 'pay_result').settled(paymentResultAtom);

test('[BEY-51] the wallet pays the order, and the result shows the server’s status', async () => {
  const shop = await withOrder();
  await shop.store.set(payWithWallet);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'redirecting', wallet: true });
  answerWallet(shop.world, chargeAt(shop), 'approve');
  expect(await resultOf(shop)).toMatchObject({ value: { status: 'succeeded' } });
  expect(ledgerOf(shop)).toHaveLength(1);
});

test.each([
  ['decline', 'declined'],
  ['cancel', 'canceled'],
  ['time-out', 'timedOut'],
] as const)(
  '[BEY-51] after %s the result says so, and wallet or card pays once',
  async (answer, walletFailure) => {
    const shop = await withOrder();
    await shop.store.set(payWithWallet);
    answerWallet(shop.world, chargeAt(shop), answer);
    expect(await resultOf(shop)).toMatchObject({ value: { status: 'failed', walletFailure } });
    expect(ledgerOf(shop)).toHaveLength(0);
    const again = tabOf(shop, 'pay');
    await again.settled(paymentAtom);
    await again.store.set(payWithWallet);
    expect(again.outside.departures.at(-1)).toMatch(/^\/__mock\/wallet\//);
    const third = tabOf(shop, 'pay');
    await third.settled(paymentAtom);
    await third.store.set(pay, card);
    expect(third.address()).toMatch(/^\/pay_result/);
    expect(ledgerOf(shop)).toHaveLength(1);
  },
);

test('[BEY-51] a lost return after the approval: the payment page shows a paid order', async () => {
  const shop = await withOrder();
  await shop.store.set(payWithWallet);
  answerWallet(shop.world, chargeAt(shop), 'approve');
  const later = tabOf(shop, 'pay');
  expect(await later.settled(paymentAtom)).toMatchObject({ value: { status: 'paid' } });
  await later.store.set(payWithWallet);
  await later.store.set(pay, card);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-51] a lost return without an answer: the payment is unfinished, and the same wallet page opens again', async () => {
  const shop = await withOrder();
  await shop.store.set(payWithWallet);
  const later = tabOf(shop, 'pay');
  await later.settled(paymentAtom);
  expect(later.store.get(paymentPhaseAtom)).toEqual({ status: 'unfinished' });
  await later.store.set(payWithWallet);
  expect(later.outside.departures).toEqual(shop.outside.departures);
  answerWallet(shop.world, chargeAt(shop), 'approve');
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-51] going back from the wallet to the restored page offers wallet and card again', async () => {
  const shop = await withOrder();
  await shop.store.set(payWithWallet);
  shop.events().onReturn('restored');
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.store.get(paymentPhaseAtom)).toEqual({ status: 'unfinished' });
  await shop.store.set(pay, card);
  expect(() => answerWallet(shop.world, chargeAt(shop), 'approve')).toThrow('chargeNotFound');
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-51] two clicks and two tabs open one charge, which is paid once', async () => {
  const shop = await withOrder();
  const other = tabOf(shop, 'pay');
  await other.settled(paymentAtom);
  const { store } = shop;
  await Promise.all([store.set(payWithWallet), store.set(payWithWallet), other.store.set(payWithWallet)]);
  expect(shop.outside.departures).toHaveLength(1);
  expect(other.outside.departures).toEqual(shop.outside.departures);
  answerWallet(shop.world, chargeAt(shop), 'approve');
  expect(() => answerWallet(shop.world, chargeAt(shop), 'approve')).toThrow('chargeNotFound');
  expect(ledgerOf(shop)).toHaveLength(1);
});

test('[BEY-51] a card in another tab and the wallet pay once', async () => {
  const shop = await withOrder();
  const other = tabOf(shop, 'pay');
  await other.settled(paymentAtom);
  await shop.store.set(payWithWallet);
  answerWallet(shop.world, chargeAt(shop), 'approve');
  await other.store.set(pay, card);
  expect(other.address()).toMatch(/^\/pay_result/);
  expect(ledgerOf(shop)).toHaveLength(1);
});

test.each(['answer', 'request'] as const)(
  '[BEY-51] a cut that loses the %s of the charge leaves nothing charged, and the next try pays once',
  async (lost) => {
    const shop = await withOrder('', { between: losing('/checkoutOrder', lost) });
    const paying = shop.store.set(payWithWallet);
    await vi.advanceTimersByTimeAsync(30_000);
    await paying;
    expect(shop.store.get(paymentPhaseAtom)).toMatchObject({ problem: { kind: 'network' } });
    expect(shop.outside.departures).toEqual([]);
    await shop.store.set(payWithWallet);
    answerWallet(shop.world, chargeAt(shop), 'approve');
    expect(await resultOf(shop)).toMatchObject({ value: { status: 'succeeded' } });
    expect(ledgerOf(shop)).toHaveLength(1);
  },
);

test('[BEY-51] without a wallet nothing is offered or opened', async () => {
  const shop = await withOrder('', { payment: { ...testProvider, wallet: null } });
  expect(shop.store.get(walletNameAtom)).toBeNull();
  await shop.store.set(payWithWallet);
  expect(shop.countOf('/api/product/checkoutOrder')).toBe(0);
});
