// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { card, withOrder } from '../../../testing/order-to-pay.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { pay } from '../checkout/payment.ts';
import { navigate } from '../core/location.ts';
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
