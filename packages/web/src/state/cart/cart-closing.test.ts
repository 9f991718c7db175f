// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { logIn } from '../session/log-in.ts';
import { isSignedInAtom, logOut } from '../session/session.ts';
import { switchLanguage } from '../site/language.ts';
import { changeQuantity } from './cart-quantity.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[CART-02] [C05] a debounced change is sent with keepalive when the page closes', async () => {
  const lasting: boolean[] = [];
  const between: Between = (server) => (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/product/checkout')) lasting.push(request.keepalive);
    return server(request);
  };
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  shop.events().onHide();
  await edit;
  expect(lasting).toEqual([true]);
});

test('[CART-02] [I18N-02] a change of language reloads the page only after it has sent a debounced quantity', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car' });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  await shop.store.set(switchLanguage, 'de');
  expect(shop.countOf('/api/product/checkout')).toBe(1);
  await edit;
  await vi.advanceTimersByTimeAsync(400);
  expect(shop.outside.reloads).toBe(1);
  expect((await readyCart(shop)).lines[0]).toMatchObject({ quantity: 2, pending: false });
});

test('[CART-02] [C05] a logout sends a debounced change first', async () => {
  const tokens: (string | null)[] = [];
  const between: Between = (server) => (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/product/checkout')) tokens.push(request.headers.get('authorization'));
    return server(request);
  };
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  await shop.store.set(logOut);
  await edit;
  expect(tokens).toEqual([expect.any(String)]);
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.jar.cookie).not.toContain('temp_car');
});

test('[CART-02] [T15] a logout does not wait for an unanswered quantity change', async () => {
  const silent: Between = (server) => (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/product/checkout')) return Promise.withResolvers<Response>().promise;
    return server(request);
  };
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between: silent });
  const [line] = (await readyCart(shop)).lines;
  void shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  const leaving = shop.store.set(logOut);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.address()).toBe('/');
});

test('[CART-02] [T03] a queued change is never sent with the login of the next customer', async () => {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  let requestCount = 0;
  const slow: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/product/checkout')) return server(request);
    requestCount += 1;
    await gate;
    return server(request);
  };
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car', between: slow });
  const id = (await readyCart(shop)).lines[0]?.item.goods_id ?? 0;
  const first = shop.store.set(changeQuantity, 'cart', id, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  const second = shop.store.set(changeQuantity, 'cart', id, 3);
  const leaving = shop.store.set(logOut);
  await vi.advanceTimersByTimeAsync(2_000);
  await leaving;
  await shop.store.set(logIn, credentials);
  release();
  await Promise.all([first, second, vi.advanceTimersByTimeAsync(5_000)]);
  expect(requestCount).toBe(1);
  expect(toastIds(shop)).toEqual(['loggedOut', 'loggedIn']);
});

test('[AUTH-04] [CART-02] a logout from an ended session does not redirect to the login page', async () => {
  const sessionEnd: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/product/checkout')) return server(request);
    return Response.json({ code: 100, msg: 'Your session has expired. Please log in again.' });
  };
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car',
    between: sessionEnd,
  });
  const [line] = (await readyCart(shop)).lines;
  void shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  await shop.store.set(logOut);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(toastIds(shop)).toEqual(['loggedOut']);
  expect(shop.address()).toBe('/');
});

test('[CART-08] a line that could not be merged is not reported as out of stock', async () => {
  const missingId = 2_000_000;
  const cookies = guestCart([
    [1201, 1],
    [missingId, 1],
  ]);
  const shop = openTestShop({ at: '/login/login', cookies, scenarios: 'cart.empty,stock.in' });
  await shop.store.set(logIn, credentials);
  expect(toastIds(shop)).toEqual(['cartNotJoined']);
});
