// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from './cart.ts';
import { cartCountAtom } from './cart-query.ts';
import { quickAdd } from './quick-add.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const id = 1201;

test('[CART-06] [BEY-68] a card adds one piece; a second click meanwhile adds nothing', async () => {
  const hold = holding('/goods/getGoodsById');
  const shop = openTestShop({
    at: '/product/1',
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.in',
    between: hold.between,
  });
  await shop.settled(cartAtoms.cart);
  const first = shop.store.set(quickAdd, id);
  const second = shop.store.set(quickAdd, id);
  hold.release();
  await Promise.all([first, second]);
  expect((await readyCart(shop)).lines).toMatchObject([{ item: { goods_id: id }, quantity: 1 }]);
  expect(shop.store.get(cartCountAtom)).toBe(1);
});

test('[CART-06] [BEY-68] a toast says why goods could not be added from a card', async () => {
  const shop = openTestShop({
    at: '/product/1',
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.out',
  });
  await shop.settled(cartAtoms.cart);
  await shop.store.set(quickAdd, id);
  expect(toastIds(shop)).toEqual(['outOfStock']);
  expect(shop.store.get(cartCountAtom)).toBe(0);
});
