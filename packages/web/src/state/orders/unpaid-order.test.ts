// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card, withOrder } from '../../../testing/order-to-pay.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { pay } from '../checkout/payment.ts';
import { navigate } from '../core/location.ts';
import { unpaidNumberAtom } from '../session/session.ts';
import { changeCancellation, confirmOrder, promptOrderAction } from './order-actions.ts';
import { unpaidOrderAtom } from './unpaid-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Opens the cart after an order was placed. */
async function orderInCart(shop: Awaited<ReturnType<typeof withOrder>>) {
  shop.store.set(navigate, '/car');
  shop.store.sub(unpaidOrderAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  return shop.store.get(unpaidOrderAtom)?.ordersn;
}

test('[PAY-02] the cart offers the order that was placed last and not paid', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn');
  expect(await orderInCart(shop)).toBe(ordersn);
});

test('[PAY-02] the cart does not offer an order once it is paid', async () => {
  const shop = await withOrder();
  const ordersn = shop.environment.sessionItems.get('order_sn');
  await shop.store.set(pay, card);
  expect(await orderInCart(shop)).not.toBe(ordersn);
});

test('[PAY-02] a guest’s cart asks for no orders', async () => {
  const shop = openTestShop({ at: '/car' });
  shop.store.sub(unpaidOrderAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(shop.countOf('/api/order/index')).toBe(0);
});

/** Follows what the header offers. */
function inHeader(shop: Awaited<ReturnType<typeof withOrder>>) {
  shop.store.sub(unpaidNumberAtom, () => undefined);
  return async () => {
    await vi.advanceTimersByTimeAsync(100);
    return shop.store.get(unpaidNumberAtom);
  };
}

test('[BEY-53] the header offers an order until it is paid, without a request for orders', async () => {
  const shop = await withOrder('orders.empty');
  const offered = inHeader(shop);
  expect(await offered()).toBe(shop.environment.sessionItems.get('order_sn'));
  expect(shop.countOf('/api/order/index')).toBe(0);
  await shop.store.set(pay, card);
  expect(await offered()).toBeNull();
});

test('[BEY-53] the header does not offer an order once it is canceled', async () => {
  const shop = await withOrder('orders.empty');
  const ordersn = shop.environment.sessionItems.get('order_sn') ?? '';
  const offered = inHeader(shop);
  shop.store.set(navigate, `/user/order/details/${ordersn}`);
  expect(await offered()).toBe(ordersn);
  shop.store.set(promptOrderAction, ordersn, 'cancel');
  shop.store.set(changeCancellation, { reason: 'other', note: '' });
  await shop.store.set(confirmOrder);
  expect(await offered()).toBeNull();
});

test('[BEY-53] a guest is offered nothing, and asks for no customer', async () => {
  const shop = openTestShop({ at: '/product' });
  expect(await inHeader(shop)()).toBeNull();
  expect(shop.countOf('/api/order/getUserInfo')).toBe(0);
});
