// @vitest-environment node
import { startingTokens } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestCart, readyCart } from '../../../testing/shown-cart.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { addShownGoods } from '../product/buy.ts';
import { goodsAtom } from '../product/product.ts';
import { isSignedInAtom } from '../session/session.ts';
import { cartAtoms } from './cart.ts';
import { confirmDelete, promptDeletion } from './cart-delete.ts';
import { changeQuantity } from './cart-quantity.ts';
import { guestCartAtom } from './guest-cart.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Shop = ReturnType<typeof openTestShop>;

async function openGuest(cookies: string): Promise<Shop> {
  const shop = openTestShop({
    at: '/detail?id=1201',
    cookies,
    scenarios: 'auth.customer,cart.empty,stock.in',
  });
  await shop.settled(goodsAtom);
  await shop.settled(cartAtoms.cart);
  return shop;
}

/** Another window that writes the shared cookies. */
function besides({ jar }: Shop, cookie: string): void {
  jar.cookie = `${cookie}; Path=/`;
}

const storedCart = ({ environment }: Shop) =>
  environment.cookies.get('temporaryCart').map(({ id, goods_number }) => [id, goods_number]);

test('[CART-08] [C02] an addition by a guest preserves lines from another window', async () => {
  const shop = await openGuest('');
  besides(shop, guestCart([[1011, 1]]));
  await shop.store.set(addShownGoods);
  expect(storedCart(shop)).toEqual([
    [1011, 1],
    [1201, 1],
  ]);
});

test('[CART-08] [C02] a quantity change or a deletion preserves lines from another window', async () => {
  const shop = await openGuest(guestCart([[1201, 1]]));
  besides(
    shop,
    guestCart([
      [1201, 1],
      [1011, 2],
    ]),
  );
  const edit = shop.store.set(changeQuantity, 'cart', 1201, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  expect(storedCart(shop)).toEqual([
    [1201, 3],
    [1011, 2],
  ]);
  besides(
    shop,
    guestCart([
      [1201, 3],
      [1011, 2],
      [2103, 1],
    ]),
  );
  shop.store.set(promptDeletion, 'cart', 1201);
  await shop.store.set(confirmDelete, 'cart');
  expect(storedCart(shop)).toEqual([
    [1011, 2],
    [2103, 1],
  ]);
});

test('[CART-08] after a login in another window, an addition goes to the customer’s cart', async () => {
  const shop = await openGuest('');
  besides(shop, `token=${startingTokens.customer}`);
  await shop.store.set(addShownGoods);
  expect(storedCart(shop)).toEqual([]);
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect((await readyCart(shop)).lines.map(({ item }) => item.goods_id)).toEqual([1201]);
});

test('[CART-08] a window that gets the focus updates its login and cart', async () => {
  const shop = await openGuest('');
  shop.store.sub(isSignedInAtom, () => undefined);
  besides(shop, guestCart([[1011, 1]]));
  shop.events().onReturn('focused');
  expect(shop.store.get(guestCartAtom)).toHaveLength(1);
  besides(shop, `token=${startingTokens.customer}`);
  shop.events().onReturn('focused');
  expect(shop.store.get(isSignedInAtom)).toBe(true);
});

test('the focus alone sends no request', async () => {
  const shop = await openGuest(guestCart([[1201, 1]]));
  const before = shop.countOf('/api/product/getGoodsCart');
  expect(before).toBeGreaterThan(0);
  shop.events().onReturn('focused');
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.countOf('/api/product/getGoodsCart')).toBe(before);
});
