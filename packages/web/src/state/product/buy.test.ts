// @vitest-environment node
import { applyScenarios } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { isCartDrawerOpenAtom, openCart } from '../cart/cart-drawer.ts';
import { cartCountAtom } from '../cart/cart-query.ts';
import { guestCartAtom } from '../cart/guest-cart.ts';
import { addShownGoods, buyShownGoods, buyStateAtom, changeBuyQuantity } from './buy.ts';
import { goodsAtom } from './product.ts';

async function showGoods(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({ at: '/detail?id=1201', ...options });
  await shop.settled(goodsAtom);
  return shop;
}

test('[CART-08] a guest adds goods without a login; the server returns the prices', async () => {
  const shop = await showGoods();
  shop.store.set(changeBuyQuantity, 2);
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'added' });
  expect(shop.store.get(guestCartAtom)).toEqual([{ id: 1201, goods_number: 2, type: 1 }]);
  const { lines, number, session } = await readyCart(shop);
  expect(lines[0]).toMatchObject({ quantity: 2, pending: false, problem: null });
  expect(number).toBe(2);
  expect(session).toBe('guest');
  expect(shop.store.get(cartCountAtom)).toBe(2);
});

test('[LAY-07] in English, adding opens the drawer', async () => {
  const shop = await showGoods();
  await shop.store.set(addShownGoods);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
  expect(toastIds(shop)).toEqual([]);
});

test('[LAY-07] in other languages, adding shows a toast, and the cart icon opens the cart page', async () => {
  const shop = await showGoods({ cookies: 'locale=de' });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
  expect(toastIds(shop)).toEqual(['addedToCart']);
  shop.store.set(openCart);
  expect(shop.address()).toBe('/car');
});

test('[CART-06] [C15] goods that are out of stock are not added', async () => {
  const shop = await showGoods({ ...member, scenarios: 'auth.customer,stock.out' });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'problem', problem: { kind: 'outOfStock' } });
  expect(shop.countOf('/api/product/addCart')).toBe(0);
});

test('[DET-02] a guest cannot add more than the maximum of one order', async () => {
  const shop = await showGoods({ scenarios: 'stock.max', cookies: guestCart([[1201, 2]]) });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'problem', problem: { kind: 'exceedsMaximum' } });
});

test('[CART-06] [C15] a refused addition shows the server’s message', async () => {
  const shop = await showGoods({ ...member, scenarios: 'auth.customer,cart.add-failed' });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({
    status: 'problem',
    problem: { kind: 'server', message: 'Failed to add, please try again later!' },
  });
});

test('[CART-09] buy-now clears the guest cart and the last order and opens the buy-now cart', async () => {
  const shop = await showGoods({
    cookies: guestCart([[2103, 3]]),
    sessionItems: { order_sn: 'SG20260115000001' },
  });
  await shop.store.set(buyShownGoods);
  expect(shop.address()).toBe('/car?cartype=2');
  expect(shop.environment.sessionItems.get('order_sn')).toBeNull();
  expect(shop.store.get(guestCartAtom)).toEqual([{ id: 1201, goods_number: 1, type: 2 }]);
  const { lines, kind } = await readyCart(shop, 'buyNow');
  expect(kind).toBe('buyNow');
  expect(lines.map(({ item }) => item.goods_id)).toEqual([1201]);
});

test.each(['buynow.network-failed', 'stock.out'])(
  '[CART-09] [C15] with %s, buy-now preserves the cart and the last order',
  async (what) => {
    const sessionItems = { order_sn: 'SG20260115000001' };
    const shop = await showGoods({ cookies: guestCart([[2103, 3]]), sessionItems });
    applyScenarios(shop.world, what);
    await shop.store.set(buyShownGoods);
    expect(shop.address()).toBe('/detail?id=1201');
    expect(shop.countOf('/api/product/buyNow')).toBe(1);
    expect(shop.store.get(guestCartAtom)).toEqual([{ id: 2103, goods_number: 3, type: 1 }]);
    expect(shop.environment.sessionItems.get('order_sn')).toBe(sessionItems.order_sn);
  },
);

test('[CART-09] without an answer, buy-now is silent and can be retried', async () => {
  const shop = await showGoods({ ...member, scenarios: 'auth.customer,buynow.network-failed' });
  await shop.store.set(buyShownGoods);
  expect(shop.address()).toBe('/detail?id=1201');
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'idle' });
  expect(toastIds(shop)).toEqual([]);
});
