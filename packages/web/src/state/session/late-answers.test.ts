// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holding } from '../../../testing/broken-answers.ts';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { credentials, member, openTestShop, until } from '../../../testing/test-shop.ts';
import { cartAtoms, checkOut } from '../cart/cart.ts';
import { isCartDrawerOpenAtom, openCart } from '../cart/cart-drawer.ts';
import { changeQuantity } from '../cart/cart-quantity.ts';
import { navigate } from '../core/location.ts';
import { addShownGoods, buyShownGoods } from '../product/buy.ts';
import { goodsAtom } from '../product/product.ts';
import { logIn } from './log-in.ts';
import { isSignedInAtom } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A customer's cart whose checkout stays pending until it is released. */
function openPendingCheckout() {
  const { between, release } = holding('/product/checkout');
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between });
  return { shop, release };
}

test('[CART-04] a navigation while checkout is pending is not overridden', async () => {
  const { shop, release } = openPendingCheckout();
  await readyCart(shop);
  const leaving = shop.store.set(checkOut, 'cart');
  shop.store.set(navigate, '/detail?id=1011');
  release();
  await leaving;
  expect(shop.address()).toBe('/detail?id=1011');
});

/** A shopper who opens another page while a buy-now is pending; the answer arrives then. */
async function leaveWhileBuying({ stock = 5 } = {}) {
  const hold = holding('/product/buyNow');
  const shop = openTestShop({ at: '/detail?id=1201', between: hold.between });
  await shop.settled(goodsAtom);
  shop.world.state.stock.set(1201, stock);
  const buying = shop.store.set(buyShownGoods);
  await vi.waitFor(() => expect(shop.countOf('/api/product/buyNow')).toBe(1));
  shop.store.set(navigate, '/product');
  hold.release();
  await buying;
  return shop;
}

test('[CART-09] a navigation during a pending buy-now is not overridden', async () => {
  const shop = await leaveWhileBuying();
  expect(shop.address()).toBe('/product');
});

test('[CART-09] a toast reports on another page that the buy-now product is sold out', async () => {
  const shop = await leaveWhileBuying({ stock: 0 });
  expect(toastIds(shop)).toEqual(['outOfStock']);
});

test('[AUTH-01] a navigation away from the login page is not overridden by the login', async () => {
  const hold = holding('/login');
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar', between: hold.between });
  const entering = shop.store.set(logIn, credentials);
  shop.store.set(navigate, '/product');
  hold.release();
  await entering;
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.address()).toBe('/product');
  expect(toastIds(shop)).toEqual(['loggedIn']);
  shop.back();
  expect(shop.address()).not.toBe('/car');
});

test('[AUTH-01] [CART-08] a login does not wait for a slow merge of the cart, which shows when it is done', async () => {
  const { promise: waiting, resolve: release } = Promise.withResolvers<void>();
  const shop = openTestShop({
    at: '/login/login?redirect=%2Fcar',
    cookies: guestCart([[1201, 2]]),
    scenarios: 'cart.empty,stock.in',
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/joinCart')) await waiting;
      return server(request);
    },
  });
  const entering = shop.store.set(logIn, credentials);
  await vi.advanceTimersByTimeAsync(2_000);
  await entering;
  expect(shop.address()).toBe('/car');
  expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
  release();
  await until(shop.store, cartAtoms.cart, ({ status }) => status === 'ready');
  expect((await readyCart(shop)).lines).toMatchObject([{ item: { goods_id: 1201 }, quantity: 2 }]);
});

test('[CART-03] [C07] a changed quantity while checkout is pending stays on the cart page', async () => {
  const { shop, release } = openPendingCheckout();
  const [line] = (await readyCart(shop)).lines;
  const leaving = shop.store.set(checkOut, 'cart');
  await vi.advanceTimersByTimeAsync(0);
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  release();
  await leaving;
  expect(shop.address()).toBe('/car');
  expect(toastIds(shop)).toEqual(['tooFast']);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  await shop.store.set(checkOut, 'cart');
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-04] [C13] reopening the drawer cancels its automatic closing', async () => {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.in',
    at: '/detail?id=1201',
  });
  await shop.settled(goodsAtom);
  await shop.settled(cartAtoms.cart);
  shop.store.set(openCart);
  await shop.store.set(checkOut, 'cart');
  await vi.advanceTimersByTimeAsync(500);
  await shop.store.set(addShownGoods);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
});
