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

test('[CART-04] a navigation while checkout is pending is not overridden', async () => {
  const held = holding('/product/checkout');
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car',
    between: held.between,
  });
  await readyCart(shop);
  const leaving = shop.store.set(checkOut, 'cart');
  shop.store.set(navigate, '/detail?id=1011');
  held.letGo();
  await leaving;
  expect(shop.address()).toBe('/detail?id=1011');
});

test('[CART-09] who has gone elsewhere while something was bought at once stays there', async () => {
  const held = holding('/product/buyNow');
  const shop = openTestShop({ at: '/detail?id=1201', between: held.between });
  await shop.settled(goodsAtom);
  const buying = shop.store.set(buyShownGoods);
  await vi.waitFor(() => expect(shop.countOf('/api/product/buyNow')).toBe(1));
  shop.store.set(navigate, '/product');
  held.letGo();
  await buying;
  expect(shop.address()).toBe('/product');
});

test('[CART-09] a toast reports on another page that the buy-now product is sold out', async () => {
  const held = holding('/product/buyNow');
  const shop = openTestShop({ at: '/detail?id=1201', between: held.between });
  await shop.settled(goodsAtom);
  shop.world.state.stock.set(1201, 0);
  const buying = shop.store.set(buyShownGoods);
  await vi.waitFor(() => expect(shop.countOf('/api/product/buyNow')).toBe(1));
  shop.store.set(navigate, '/product');
  held.letGo();
  await buying;
  expect(toastIds(shop)).toEqual(['outOfStock']);
});

test('[AUTH-01] who has left the login page before its answer is logged in where they are', async () => {
  const held = holding('/login');
  const shop = openTestShop({ at: '/login/login?redirect=%2Fcar', between: held.between });
  const entering = shop.store.set(logIn, credentials);
  shop.store.set(navigate, '/product');
  held.letGo();
  await entering;
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.address()).toBe('/product');
  expect(toastIds(shop)).toEqual(['loggedIn']);
  shop.back();
  expect(shop.address()).not.toBe('/car');
});

test('[AUTH-01] [CART-08] logging in does not wait for a cart that is long in coming along, and shows it when it is here', async () => {
  const { promise: waiting, resolve: letGo } = Promise.withResolvers<void>();
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
  letGo();
  await until(shop.store, cartAtoms.cart, ({ status }) => status === 'ready');
  expect((await readyCart(shop)).lines).toMatchObject([{ item: { goods_id: 1201 }, quantity: 2 }]);
});

test('[CART-03] [C07] a changed quantity while checkout is pending stays on the cart page', async () => {
  const held = holding('/product/checkout');
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car',
    between: held.between,
  });
  const [line] = (await readyCart(shop)).lines;
  const leaving = shop.store.set(checkOut, 'cart');
  await vi.advanceTimersByTimeAsync(0);
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  held.letGo();
  await leaving;
  expect(shop.address()).toBe('/car');
  expect(toastIds(shop)).toEqual(['tooFast']);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  await shop.store.set(checkOut, 'cart');
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-04] [C13] a drawer that is about to close by itself stays when it is opened again', async () => {
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
