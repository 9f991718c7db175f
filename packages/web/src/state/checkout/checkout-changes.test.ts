// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { Flag } from '@signal-shop/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shownCheckout } from '../../../testing/shown-checkout.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { checkoutAtom } from './checkout.ts';
import { placeOrder } from './place-order.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function openCheckout(scenarios: string) {
  const shop = openTestShop({ ...member, scenarios: `auth.customer,${scenarios}`, at: '/car?step=address' });
  const view = async () => {
    await shop.settled(checkoutAtom);
    await vi.advanceTimersByTimeAsync(0);
    return shownCheckout(shop);
  };
  await view();
  return { ...shop, view };
}

test('[PAY-01] [P10] a sale that ends during checkout shows both prices, and no order is placed without a confirmation', async () => {
  const shop = await openCheckout('cart.ineligible,points.9999');
  const saleItem = (await shop.view()).items.find(({ is_seckill }) => is_seckill === Flag.yes);
  const orders = shop.world.state.orders.size;
  applyScenarios(shop.world, 'flash.closed');
  await shop.store.set(placeOrder);
  const after = await shop.view();
  const same = after.items.find(({ goods_id }) => goods_id === saleItem?.goods_id);
  expect(after.placing).toEqual({ status: 'priceChanged' });
  expect(after.was[saleItem?.goods_id ?? 0]).toBe(saleItem?.price);
  expect(same?.price).toBeGreaterThan(saleItem?.price ?? Number.POSITIVE_INFINITY);
  expect(shop.world.state.orders.size).toBe(orders);
  await shop.store.set(placeOrder);
  expect(shop.world.state.orders.size).toBe(orders + 1);
});

test('[PAY-01] [P07] sold-out goods show the remaining stock', async () => {
  const shop = await openCheckout('cart.one');
  applyScenarios(shop.world, 'stock.out');
  await shop.store.set(placeOrder);
  const [item] = (await shop.view()).items;
  expect(item?.stock_count).toBeLessThan(item?.goods_number ?? 0);
});
