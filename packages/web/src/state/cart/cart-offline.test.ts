// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { logOut } from '../session/session.ts';
import { checkOut } from './cart.ts';
import { changeQuantity } from './cart-quantity.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A cart page with one line whose device can lose its connection. */
async function openCartPage(options: Parameters<typeof openTestShop>[0]) {
  let isOnline = true;
  const shop = openTestShop({
    ...options,
    at: '/car',
    between: (server) => (input) =>
      isOnline ? server(new Request(input)) : Promise.reject(new TypeError('offline')),
  });
  vi.spyOn(shop.environment, 'isOnline').mockImplementation(() => isOnline);
  const [line] = (await readyCart(shop)).lines;
  return {
    ...shop,
    change: (quantity: number) => shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, quantity),
    connect: (online: boolean) => {
      isOnline = online;
      if (online) shop.events().onOnline();
    },
    firstLine: async () => (await readyCart(shop)).lines[0],
  };
}

test.each([
  { who: 'a customer', options: { ...member, scenarios: 'auth.customer,cart.one' } },
  { who: 'a guest', options: { cookies: guestCart([[1201, 1]]) } },
])(
  '[CART-02] [CART-03] [BEY-71] $who keeps the list and the quantity while offline; it is sent once online',
  async ({ options }) => {
    const shop = await openCartPage(options);
    shop.connect(false);
    const first = shop.change(2);
    await vi.advanceTimersByTimeAsync(60_000);
    const last = shop.change(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await shop.firstLine()).toMatchObject({ quantity: 3, pending: true });
    expect(toastIds(shop)).toEqual([]);
    await shop.store.set(checkOut, 'cart');
    expect(toastIds(shop)).toEqual(['networkFailed']);
    expect(shop.address()).toBe('/car');
    shop.connect(true);
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all([first, last]);
    expect(await shop.firstLine()).toMatchObject({ quantity: 3, pending: false, item: { goods_number: 3 } });
  },
);

test('[CART-02] a logout while offline drops the quantity', async () => {
  const shop = await openCartPage({ ...member, scenarios: 'auth.customer,cart.one' });
  shop.connect(false);
  const edit = shop.change(2);
  await vi.advanceTimersByTimeAsync(2_000);
  const calls = shop.countOf('/api/product/checkout');
  const leaving = shop.store.set(logOut);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  shop.connect(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await edit;
  expect(shop.countOf('/api/product/checkout')).toBe(calls);
});
