// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { logIn } from '../session/log-in.ts';
import { cartAtoms, checkOut } from './cart.ts';
import { cancelDeletion, confirmDelete, promptDeletion } from './cart-delete.ts';
import { isCartDrawerOpenAtom, openCart } from './cart-drawer.ts';
import { changeQuantity } from './cart-quantity.ts';
import { guestCartAtom } from './guest-cart.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('[CART-08] a login merges the guest cart into the customer’s once', async () => {
  const shop = openTestShop({ at: '/login/login', cookies: guestCart([[1201, 2]]), scenarios: 'cart.empty' });
  await shop.store.set(logIn, credentials);
  expect(shop.store.get(guestCartAtom)).toEqual([]);
  const { lines, session } = await readyCart(shop);
  expect(session).toBe('member');
  expect(lines.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual([[1201, 2]]);
});

test('[CART-08] a merge that fails once is repeated, so that the checkout has the goods', async () => {
  let failures = 0;
  const shop = openTestShop({
    at: '/login/login',
    cookies: guestCart([[1201, 2]]),
    between: (server) => (input) => {
      const request = new Request(input);
      if (!request.url.endsWith('/joinCart') || failures > 0) return server(request);
      failures += 1;
      return Promise.reject(new TypeError('down'));
    },
  });
  await shop.store.set(logIn, credentials);
  expect(failures).toBe(1);
  const { lines, session } = await readyCart(shop);
  expect(session).toBe('member');
  expect(lines.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual([[1201, 2]]);
});

test('[CART-08] lines that could not be merged stay in the cookie until the next visit', async () => {
  const offlineShop = openTestShop({
    at: '/login/login',
    cookies: guestCart([[1201, 1]]),
    between: (server) => (input) => {
      const request = new Request(input);
      return request.url.endsWith('/joinCart') ? Promise.reject(new TypeError('down')) : server(request);
    },
  });
  await offlineShop.store.set(logIn, credentials);
  expect(offlineShop.store.get(guestCartAtom)).toHaveLength(1);
  const again = openTestShop({ cookies: offlineShop.jar.cookie, server: offlineShop.server });
  await vi.waitFor(() => expect(again.store.get(guestCartAtom)).toEqual([]));
});

test('[CART-02] [C04] debounces changes within a second to one request with the last quantity', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car' });
  const [line] = (await readyCart(shop)).lines;
  const id = line?.item.goods_id ?? 0;
  const edits = [3, 1, 2].map((quantity) => shop.store.set(changeQuantity, 'cart', id, quantity));
  expect((await readyCart(shop)).lines[0]).toMatchObject({ quantity: 2, pending: true });
  await vi.advanceTimersByTimeAsync(999);
  expect(shop.countOf('/api/product/checkout')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all(edits);
  expect(shop.countOf('/api/product/checkout')).toBe(1);
  expect((await readyCart(shop)).lines[0]).toMatchObject({ quantity: 2, pending: false });
});

test('[CART-02] [C05] leaving the tab sends a debounced change immediately', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car' });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  shop.events().onHide();
  await edit;
  expect((await readyCart(shop)).lines[0]).toMatchObject({ quantity: 2, pending: false });
});

test('[CART-03] [C07] checkout waits until the cart has reloaded after an edit', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.one', at: '/car' });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 2);
  expect((await readyCart(shop)).checkout).toBe('blocked');
  await shop.store.set(checkOut, 'cart');
  expect(toastIds(shop)).toEqual(['tooFast']);
  expect(shop.address()).toBe('/car');
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  expect((await readyCart(shop)).checkout).toBe('open');
  await shop.store.set(checkOut, 'cart');
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-03] [C08] a failed edit rolls back and enables the checkout again', async () => {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car',
    between: (server) => (input) => {
      const request = new Request(input);
      return request.url.endsWith('/checkout') ? Promise.reject(new TypeError('down')) : server(request);
    },
  });
  const [line] = (await readyCart(shop)).lines;
  const edit = shop.store.set(changeQuantity, 'cart', line?.item.goods_id ?? 0, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  const view = await readyCart(shop);
  expect(view.lines[0]).toMatchObject({ quantity: line?.quantity, pending: false });
  expect(view.checkout).toBe('open');
  expect(toastIds(shop)).toEqual(['networkFailed']);
});

test('[CART-08] a guest edits the cookie', async () => {
  const shop = openTestShop({ cookies: guestCart([[1201, 1]]), at: '/car' });
  await readyCart(shop);
  const edit = shop.store.set(changeQuantity, 'cart', 1201, 3);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  expect(shop.store.get(guestCartAtom)).toEqual([{ id: 1201, goods_number: 3, type: 1 }]);
  expect((await readyCart(shop)).number).toBe(3);
});

test('[CART-04] [ERR-01] the checkout of a cart that has failed to load loads it again, and reports another failure', async () => {
  let isDown = true;
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    between: (server) => (input) => {
      const request = new Request(input);
      const isLost = isDown && request.url.endsWith('/getGoodsCart');
      return isLost ? Promise.reject(new TypeError('down')) : server(request);
    },
  });
  expect(await shop.settled(cartAtoms.cart)).toMatchObject({ status: 'failed' });
  const press = async () => {
    const checkout = shop.store.set(checkOut, 'cart');
    await vi.advanceTimersByTimeAsync(10_000);
    await checkout;
  };
  await press();
  expect(toastIds(shop)).toEqual(['networkFailed']);
  isDown = false;
  await press();
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-04] [C13] the checkout of an empty cart shows a message and closes the drawer after a second', async () => {
  const shop = openTestShop();
  await shop.settled(cartAtoms.cart);
  shop.store.set(openCart);
  await shop.store.set(checkOut, 'cart');
  expect(toastIds(shop)).toEqual(['emptyCart']);
  await vi.advanceTimersByTimeAsync(999);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
});

test('[CART-05] [C14] deleting prompts for a confirmation; canceling changes nothing', async () => {
  const shop = openTestShop({ cookies: guestCart([[1201, 1]]), at: '/car' });
  await readyCart(shop);
  shop.store.set(promptDeletion, 'cart', 1201);
  expect((await readyCart(shop)).deletion).toEqual({ status: 'asking', goodsId: 1201 });
  shop.store.set(cancelDeletion, 'cart');
  await shop.store.set(confirmDelete, 'cart');
  expect(shop.store.get(guestCartAtom)).toHaveLength(1);
});

test('[CART-05] [C14] confirming twice deletes once', async () => {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car' });
  const { lines } = await readyCart(shop);
  shop.store.set(promptDeletion, 'cart', lines[0]?.item.goods_id ?? 0);
  await Promise.all([shop.store.set(confirmDelete, 'cart'), shop.store.set(confirmDelete, 'cart')]);
  expect(shop.countOf('/api/product/deleteOneCart')).toBe(1);
  expect((await readyCart(shop)).lines).toHaveLength(lines.length - 1);
});

test('[CART-05] [C14] a failed deletion shows a message and can be retried', async () => {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.many,cart.delete-failed',
    at: '/car',
  });
  const { lines } = await readyCart(shop);
  shop.store.set(promptDeletion, 'cart', lines[0]?.item.goods_id ?? 0);
  await shop.store.set(confirmDelete, 'cart');
  expect((await readyCart(shop)).deletion.status).toBe('failed');
  expect(shop.store.get(toastsAtom)[0]?.text).toEqual({
    kind: 'server',
    message: 'Failed to delete, please try again later!',
  });
});

test('[CART-08] [C16] a broken cart cookie is an empty cart', async () => {
  for (const text of [
    'temp_car=%7B',
    'temp_car=[null]',
    'temp_car=undefined',
    `temp_car=${'A'.repeat(4_000)}`,
  ]) {
    const shop = openTestShop({ cookies: text, at: '/car' });
    expect(await shop.settled(cartAtoms.cart)).toEqual({ status: 'empty' });
  }
});

test('[CART-02] [C02] two tabs that edit the same line both show the server’s quantity', async () => {
  const here = openTestShop({ ...member, scenarios: 'auth.customer,cart.one' });
  const there = openTestShop({ ...member, server: here.server });
  const quantityIn = async (tab: typeof here, id: number) =>
    (await readyCart(tab)).lines.find(({ item }) => item.goods_id === id)?.quantity;
  const id = (await readyCart(here)).lines[0]?.item.goods_id ?? 0;
  await readyCart(there);
  for (const [tab, quantity] of [
    [here, 2],
    [there, 3],
  ] as const) {
    const edit = tab.store.set(changeQuantity, 'cart', id, quantity);
    await vi.advanceTimersByTimeAsync(5_000);
    await edit;
  }
  expect(await quantityIn(here, id)).toBe(2);
  here.events().onReturn('looked-at');
  await vi.advanceTimersByTimeAsync(0);
  expect([await quantityIn(here, id), await quantityIn(there, id)]).toEqual([3, 3]);
});

test('[CART-01] [CART-02] [L03] editing one of ten thousand lines sends one call and changes no other line', async () => {
  const many = 10_000;
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.one',
    at: '/car',
    between: (server) => async (input, init) => {
      const request = new Request(input, init);
      const answer = await server(request);
      if (!request.url.endsWith('/getGoodsCart')) return answer;
      const cart = await answer.json();
      const [line] = cart.msg;
      const others = Array.from({ length: many - 1 }, (_, index) => ({ ...line, goods_id: 10_000 + index }));
      return Response.json({ ...cart, msg: [line, ...others] });
    },
  });
  const { lines } = await readyCart(shop);
  expect(lines).toHaveLength(many);
  const id = lines[0]?.item.goods_id ?? 0;
  const edit = shop.store.set(changeQuantity, 'cart', id, 2);
  const pending = (await readyCart(shop)).lines.filter((line) => line.pending);
  expect(pending.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual([[id, 2]]);
  await vi.advanceTimersByTimeAsync(1_000);
  await edit;
  expect(shop.countOf('/api/product/checkout')).toBe(1);
  expect((await readyCart(shop)).lines).toHaveLength(many);
});

test('[CART-07] [C20] a cart whose reduction flag is unset or unknown shows no reduction', async () => {
  for (const kg of [0, 7]) {
    const shop = openTestShop({
      ...member,
      scenarios: 'auth.customer,cart.one',
      between: (server) => async (input) => {
        const request = new Request(input);
        const answer = await server(request);
        if (!request.url.endsWith('/getGoodsCart')) return answer;
        const body = await answer.json();
        return Response.json({ ...body, msgData: { ...body.msgData, kg } }, { headers: answer.headers });
      },
    });
    expect(await readyCart(shop)).toMatchObject({ reduction: null });
  }
});
