// @vitest-environment node
import { startingTokens } from '@signal-shop/mock-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestCart, readyCart } from '../../../testing/shown-cart.ts';
import { openTestShop } from '../../../testing/test-shop.ts';
import { addShownGoods } from '../product/buy.ts';
import { goodsAtom } from '../product/product.ts';
import { isSignedInAtom } from '../session/session.ts';
import { cartAtoms } from './cart.ts';
import { askDelete, confirmDelete } from './cart-delete.ts';
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

const kept = ({ environment }: Shop) =>
  environment.cookies.get('temporaryCart').map(({ id, goods_number }) => [id, goods_number]);

test('[CART-08] [C02] what a guest adds joins what another window has added meanwhile', async () => {
  const shop = await openGuest('');
  besides(shop, guestCart([[1011, 1]]));
  await shop.store.set(addShownGoods);
  expect(kept(shop)).toEqual([
    [1011, 1],
    [1201, 1],
  ]);
});

test('[CART-08] [C02] a quantity or a deletion in one window leaves the lines of the other as they are', async () => {
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
  expect(kept(shop)).toEqual([
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
  shop.store.set(askDelete, 'cart', 1201);
  await shop.store.set(confirmDelete, 'cart');
  expect(kept(shop)).toEqual([
    [1011, 2],
    [2103, 1],
  ]);
});

test('[CART-08] who has logged in in another window adds to the cart of the customer', async () => {
  const shop = await openGuest('');
  besides(shop, `token=${startingTokens.customer}`);
  await shop.store.set(addShownGoods);
  expect(kept(shop)).toEqual([]);
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect((await readyCart(shop)).lines.map(({ item }) => item.goods_id)).toEqual([1201]);
});

test('[CART-08] a window that gets the focus follows the login and the cart of the others', async () => {
  const shop = await openGuest('');
  shop.store.sub(isSignedInAtom, () => undefined);
  besides(shop, guestCart([[1011, 1]]));
  shop.events().onReturn('focused');
  expect(shop.store.get(guestCartAtom)).toHaveLength(1);
  besides(shop, `token=${startingTokens.customer}`);
  shop.events().onReturn('focused');
  expect(shop.store.get(isSignedInAtom)).toBe(true);
});

test('the focus alone asks the shop for nothing', async () => {
  const shop = await openGuest(guestCart([[1201, 1]]));
  const before = shop.countOf('/api/product/getGoodsCart');
  expect(before).toBeGreaterThan(0);
  shop.events().onReturn('focused');
  await vi.advanceTimersByTimeAsync(0);
  expect(shop.countOf('/api/product/getGoodsCart')).toBe(before);
});
