// @vitest-environment node
import { deleteCartItem, getCart } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { failingLate, holding, losing } from '../../../testing/broken-answers.ts';
import { readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from '../cart/cart.ts';
import { refetchCart } from '../cart/cart-query.ts';
import { navigate } from '../core/location.ts';
import { logOut } from '../session/session.ts';
import { bundlesAtom } from './about-goods.ts';
import { addBundle, pendingBundleAtom } from './add-bundle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ids = [1341, 2161];

test('[BEY-55] a set is added whole and once, and the cart has its discount', async () => {
  const shop = openTestShop({ at: '/detail?id=1341', ...member, scenarios: 'auth.customer,cart.empty' });
  await shop.settled(cartAtoms.cart);
  const first = shop.store.set(addBundle, 1, ids);
  expect(shop.store.get(pendingBundleAtom)).toBe(1);
  await Promise.all([first, shop.store.set(addBundle, 1, ids)]);
  expect(shop.store.get(pendingBundleAtom)).toBeNull();
  await vi.waitFor(async () => expect((await readyCart(shop)).bundle).toBe(20));
  const { lines } = await readyCart(shop);
  expect(lines.map(({ item, quantity }) => [item.goods_id, quantity])).toEqual(ids.map((id) => [id, 1]));
});

test('[BEY-55] a guest’s set has the discount', async () => {
  const shop = openTestShop({ at: '/detail?id=1341' });
  await shop.settled(cartAtoms.cart);
  await shop.store.set(addBundle, 1, ids);
  await vi.waitFor(async () => expect((await readyCart(shop)).bundle).toBe(20));
});

test('[BEY-55] a set that cannot be loaded adds nothing, and a toast says so', async () => {
  const shop = openTestShop({
    at: '/detail?id=1341',
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.out',
  });
  await shop.settled(cartAtoms.cart);
  await shop.store.set(addBundle, 1, ids);
  expect(toastIds(shop)).toEqual(['outOfStock']);
});

const path = '/product/addCart';
const isOf = (id: number) => async (request: Request) => (await request.json()).id === id;

/** A customer with an empty cart on a page with a set. */
async function openEmptyCart(between: Between) {
  const shop = openTestShop({
    ...{ at: '/detail?id=1341', ...member, scenarios: 'auth.customer,cart.empty' },
    between,
  });
  await shop.settled(cartAtoms.cart);
  const quantities = async () =>
    (await getCart(shop.environment.shop)).msg.map(({ goods_id, goods_number }) => [goods_id, goods_number]);
  return { ...shop, quantities, press: () => shop.store.set(addBundle, 1, ids) };
}

async function pressOnce(between: Between) {
  const shop = await openEmptyCart(between);
  await shop.press();
  return shop;
}

const oneOfEach = ids.map((id) => [id, 1]);

test.each(ids)(
  '[BEY-55] [N02] after the lost answer to goods %i, the next press adds only the rest',
  async (id) => {
    const shop = await pressOnce(losing(path, 'answer', isOf(id)));
    expect(toastIds(shop)).toContain('cartAddFailed');
    await shop.press();
    expect(await shop.quantities()).toEqual(oneOfEach);
    await vi.waitFor(async () => expect((await readyCart(shop)).bundle).toBe(20));
  },
);

test.each(ids)(
  '[BEY-55] [N02] after a server error for goods %i that were added, the next press adds only the rest',
  async (id) => {
    const shop = await pressOnce(failingLate(path, isOf(id)));
    expect(toastIds(shop)).toContain('server');
    await shop.press();
    expect(await shop.quantities()).toEqual(oneOfEach);
  },
);

test.each(['request', 'answer'] as const)(
  '[BEY-55] after a lost %s and a deletion of the goods in the cart, the next press adds the whole set',
  async (lost) => {
    const shop = await pressOnce(losing(path, lost, isOf(2161)));
    for (const [id = 0] of await shop.quantities()) await deleteCartItem(shop.environment.shop, { id });
    await shop.store.set(refetchCart, 'cart');
    await shop.press();
    expect(await shop.quantities()).toEqual(oneOfEach);
  },
);

test('[BEY-55] a press that ends on another page leaves nothing to the presses there', async () => {
  const hold = holding(path);
  const shop = await openEmptyCart((server) => losing(path, 'request', isOf(2161))(hold.between(server)));
  const first = shop.press();
  shop.store.set(navigate, '/detail?id=2161');
  hold.release();
  await first;
  await shop.press();
  expect(await shop.quantities()).toEqual([
    [1341, 2],
    [2161, 1],
  ]);
});

test('[BEY-55] a set that is being added at a logout does not continue in the cart of the guest', async () => {
  const hold = holding(path);
  const shop = await openEmptyCart(hold.between);
  const press = shop.press();
  await vi.advanceTimersByTimeAsync(100);
  const leaving = shop.store.set(logOut);
  hold.release();
  await Promise.all([press, leaving]);
  expect(await shop.settled(cartAtoms.cart)).toMatchObject({ status: 'empty' });
});

test('[BEY-55] [N02] an unfinished set is continued after a press for another set has failed', async () => {
  const between: Between = (server) =>
    losing(path, 'answer', isOf(2161))(losing(path, 'request', isOf(1011))(server));
  const shop = await pressOnce(between);
  await shop.store.set(addBundle, 2, [1011]);
  await shop.press();
  expect(await shop.quantities()).toEqual(oneOfEach);
});

test('[BEY-55] a product page has the bundles of its product', async () => {
  const shop = openTestShop({ at: '/detail?id=1341' });
  shop.store.sub(bundlesAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(100);
  expect(shop.store.get(bundlesAtom)).toMatchObject([{ bundle_id: 1 }]);
});
