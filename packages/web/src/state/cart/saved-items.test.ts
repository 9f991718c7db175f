// @vitest-environment node
import { createWorld } from '@signal-shop/mock-server';
import { expect, test, vi } from 'vitest';
import { guestCart, readyCart } from '../../../testing/shown-cart.ts';
import { credentials, member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { logIn } from '../session/log-in.ts';
import { logOut } from '../session/session.ts';
import { cartAtoms } from './cart.ts';
import { changeQuantity } from './cart-quantity.ts';
import { guestSavedAtom } from './guest-saved-items.ts';
import { moveSaved, pendingSavedIdsAtom, removeSaved, savedItemsAtom, saveLine } from './saved-items.ts';

type Shop = ReturnType<typeof openTestShop>;
type Options = Parameters<typeof openTestShop>[0];

async function openMember(options: Options = {}) {
  const shop = openTestShop({ ...member, scenarios: 'auth.customer,cart.many', at: '/car', ...options });
  const { lines } = await readyCart(shop);
  await shop.settled(savedItemsAtom);
  return { shop, id: lines[0]?.item.goods_id ?? 0 };
}

const saved = ({ store }: Shop) => {
  const state = store.get(savedItemsAtom);
  return state.status === 'ready' ? state.value.map((item) => [item.goods_id, item.goods_number]) : [];
};
const inCart = ({ store }: Shop) => {
  const state = store.get(cartAtoms.cart);
  return state.status === 'ready'
    ? state.view.lines.map(({ item, quantity }) => [item.goods_id, quantity])
    : [];
};
const undo = (shop: Shop) => shop.store.get(toastsAtom).at(-1)?.onUndo?.();

test('[BEY-33] a customer saves a line for later, and takes that back', async () => {
  const { shop, id } = await openMember();
  const count = inCart(shop).length;
  await shop.store.set(saveLine, id);
  expect(saved(shop)).toEqual([[id, 1]]);
  expect(inCart(shop)).toHaveLength(count - 1);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ text: { kind: 'moved', to: 'saved' } }]);
  undo(shop);
  await vi.waitFor(() => expect(saved(shop)).toEqual([]));
  expect(inCart(shop)).toContainEqual([id, 1]);
});

test('[BEY-33] a double click sends one request', async () => {
  const { shop, id } = await openMember();
  await Promise.all([shop.store.set(saveLine, id), shop.store.set(saveLine, id)]);
  expect(shop.countOf('/api/product/saveForLater')).toBe(1);
  await Promise.all([shop.store.set(moveSaved, id), shop.store.set(moveSaved, id)]);
  expect(shop.countOf('/api/product/moveToCart')).toBe(1);
  expect(shop.store.get(pendingSavedIdsAtom).size).toBe(0);
});

test('[BEY-33] a quantity that is not saved yet goes with the line', async () => {
  const { shop, id } = await openMember();
  void shop.store.set(changeQuantity, 'cart', id, 3);
  await shop.store.set(saveLine, id);
  expect(saved(shop)).toEqual([[id, 3]]);
});

test('[BEY-33] a failure leaves the line in the cart and says so', async () => {
  const { shop, id } = await openMember({ scenarios: 'auth.customer,cart.many,cart.add-failed' });
  const before = inCart(shop);
  await shop.store.set(saveLine, id);
  expect(inCart(shop)).toEqual(before);
  expect(saved(shop)).toEqual([]);
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'error' }]);
});

test('[BEY-33] a removed item comes back with its quantity, also when it is sold out', async () => {
  const world = createWorld({ scenarios: 'auth.customer,cart.many,cart.saved' });
  const { shop } = await openMember({ world });
  const before = saved(shop);
  const [id = 0] = before[2] ?? [];
  await shop.store.set(removeSaved, id);
  expect(saved(shop)).toEqual(before.slice(0, 2));
  undo(shop);
  await vi.waitFor(() => expect(saved(shop)).toHaveLength(3));
  expect(saved(shop)).toContainEqual(before[2]);
});

test('[BEY-33] goods that sold out meanwhile stay saved', async () => {
  const { shop, id } = await openMember();
  await shop.store.set(saveLine, id);
  shop.world.state.stock.set(id, 0);
  await shop.store.set(moveSaved, id);
  expect(saved(shop)).toEqual([[id, 1]]);
  expect(shop.store.get(toastsAtom).at(-1)).toMatchObject({ tone: 'error' });
});

test('[BEY-33] a guest’s saved items stay on the device until a login, and then are the customer’s', async () => {
  const shop = openTestShop({ cookies: guestCart([[1201, 2]]), at: '/car' });
  await readyCart(shop);
  await shop.settled(savedItemsAtom);
  await shop.store.set(saveLine, 1201);
  await vi.waitFor(() => expect(saved(shop)).toEqual([[1201, 2]]));
  expect(shop.store.get(cartAtoms.cart)).toEqual({ status: 'empty' });
  expect(shop.countOf('/api/product/saveForLater')).toBe(0);
  await shop.store.set(moveSaved, 1201);
  expect(inCart(shop)).toEqual([[1201, 2]]);
  expect(shop.store.get(guestSavedAtom)).toEqual([]);
  await shop.store.set(saveLine, 1201);
  await shop.store.set(logIn, credentials);
  expect(shop.store.get(guestSavedAtom)).toEqual([]);
  await vi.waitFor(() => expect(saved(shop)).toContainEqual([1201, 2]));
});

test('[BEY-33] undo after a logout changes no list', async () => {
  const { shop, id } = await openMember();
  await shop.store.set(saveLine, id);
  const toast = shop.store.get(toastsAtom).at(-1);
  await shop.store.set(logOut);
  toast?.onUndo?.();
  expect(shop.countOf('/api/product/moveToCart')).toBe(0);
  expect(shop.store.get(guestSavedAtom)).toEqual([]);
});

test('[BEY-33] a logout clears the saved items of the device', async () => {
  const { shop } = await openMember();
  shop.environment.deviceItems.set('saved_items', '[{"id":1201,"goods_number":1}]');
  await shop.store.set(logOut);
  expect(shop.environment.deviceItems.get('saved_items')).toBeNull();
});

test.each(['', '{', '[null,{"id":-1,"goods_number":1},{"id":1201,"goods_number":100},{"id":"1"}]'])(
  '[STATE-01] invalid stored items (%j) are ignored',
  (text) => {
    const shop = openTestShop({ at: '/car' });
    shop.environment.deviceItems.set('saved_items', text);
    expect(shop.store.get(guestSavedAtom)).toEqual([]);
  },
);
