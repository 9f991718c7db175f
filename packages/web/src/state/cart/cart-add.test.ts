// @vitest-environment node
import { addCartItem, deleteCartItem, getCart } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { holding, losing } from '../../../testing/broken-answers.ts';
import { guestCart, readyCart, toastIds } from '../../../testing/shown-cart.ts';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { addShownGoods, buyStateAtom } from '../product/buy.ts';
import { goodsAtom } from '../product/product.ts';
import { cartAtoms, checkOut } from './cart.ts';
import { confirmDelete, promptDeletion } from './cart-delete.ts';
import { closeCartDrawer, isCartDrawerOpenAtom } from './cart-drawer.ts';
import { changeQuantity } from './cart-quantity.ts';
import { cartCountAtom, refetchCart } from './cart-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const id = 1201;

/** The page of goods, with the cart read. */
async function showGoods(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop({ at: `/detail?id=${id}`, ...options });
  await shop.settled(goodsAtom);
  await shop.settled(cartAtoms.cart);
  return shop;
}

const memberWith = (cart: string, between?: Between) => ({
  ...member,
  scenarios: `auth.customer,${cart},stock.in`,
  ...(between === undefined ? {} : { between }),
});

type Shop = Awaited<ReturnType<typeof showGoods>>;

/** Presses the button, and waits for the code behind it only. */
async function press({ store }: Shop) {
  const addition = store.set(addShownGoods);
  await until(store, isCartDrawerOpenAtom, (isOpen) => isOpen);
  return { addition };
}

const quantities = async (shop: Shop) =>
  (await readyCart(shop)).lines.map(({ item, quantity }) => [item.goods_id, quantity]);

test('[CART-06] an added product is in the drawer and in the badge before the server answers', async () => {
  const hold = holding('/product/addCart');
  const shop = await showGoods(memberWith('cart.empty', hold.between));
  const { addition: adding } = await press(shop);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(true);
  const { lines, pay, total, number } = await readyCart(shop);
  expect(lines).toMatchObject([{ item: { goods_id: id }, quantity: 1, pending: true, arriving: true }]);
  expect([pay, total, number]).toEqual([lines[0]?.item.price, lines[0]?.item.price, 1]);
  expect(shop.store.get(cartCountAtom)).toBe(1);
  hold.release();
  await adding;
  await until(shop.store, cartAtoms.cart, (cart) => cart.status === 'ready' && !cart.view.lines[0]?.pending);
  expect((await readyCart(shop)).lines).toMatchObject([{ quantity: 1, pending: false }]);
  expect(shop.store.get(cartCountAtom)).toBe(1);
});

test('[CART-06] the badge shows the number of the answer without waiting for the refetch', async () => {
  let isHeld = false;
  const between: Between = (server) => (input, init) => {
    const request = new Request(input, init);
    return isHeld && request.url.endsWith('/getGoodsCart') ? new Promise(() => undefined) : server(request);
  };
  const shop = await showGoods(memberWith('cart.empty', between));
  shop.store.sub(cartCountAtom, () => undefined);
  // Another tab adds two pieces of another product.
  await addCartItem(shop.environment.shop, { id: 1011, goods_number: 2 });
  isHeld = true;
  await shop.store.set(addShownGoods);
  expect(shop.store.get(cartCountAtom)).toBe(3);
});

test('[CART-06] more pieces of the same goods count once, in any order of answers', async () => {
  const shop = await showGoods({ cookies: guestCart([[id, 2]]) });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(cartCountAtom)).toBe(3);
  await until(shop.store, cartAtoms.cart, (cart) => cart.status === 'ready' && !cart.view.lines[0]?.pending);
  expect(await quantities(shop)).toEqual([[id, 3]]);
  expect(shop.store.get(cartCountAtom)).toBe(3);
});

test('[CART-06] [C15] a refusal rolls back and closes the drawer, because the page shows the reason', async () => {
  const hold = holding('/product/addCart');
  const shop = await showGoods({
    ...memberWith('cart.empty', hold.between),
    scenarios: 'auth.customer,cart.add-failed',
  });
  const { addition: adding } = await press(shop);
  expect(shop.store.get(cartCountAtom)).toBe(1);
  hold.release();
  await adding;
  expect(shop.store.get(cartAtoms.cart)).toEqual({ status: 'empty' });
  expect(shop.store.get(cartCountAtom)).toBe(0);
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
  expect(shop.store.get(buyStateAtom).status).toBe('problem');
  expect(toastIds(shop)).toEqual([]);
});

test('[CART-06] a shopper on another page sees the refusal as a toast', async () => {
  const hold = holding('/product/addCart');
  const shop = await showGoods({
    ...memberWith('cart.empty', hold.between),
    scenarios: 'auth.customer,cart.add-failed',
  });
  const { addition: adding } = await press(shop);
  shop.store.set(navigate, '/product');
  hold.release();
  await adding;
  expect(toastIds(shop)).toEqual(['server']);
});

test('[CART-08] [C17] refuses the forty-first goods of a guest with advice', async () => {
  const many = Array.from({ length: 40 }, (_, index) => [2_000_000 + index, 1] as const);
  const shop = await showGoods({ cookies: guestCart(many) });
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toEqual({ status: 'problem', problem: { kind: 'full' } });
  expect(shop.store.get(isCartDrawerOpenAtom)).toBe(false);
});

test('[CART-02] [C05] an addition increases a debounced quantity', async () => {
  const shop = await showGoods(memberWith('cart.empty'));
  await shop.store.set(addShownGoods);
  await until(shop.store, cartAtoms.cart, (cart) => cart.status === 'ready' && !cart.view.lines[0]?.pending);
  shop.store.set(closeCartDrawer);
  const edit = shop.store.set(changeQuantity, 'cart', id, 4);
  const { addition: adding } = await press(shop);
  expect(await quantities(shop)).toEqual([[id, 5]]);
  await Promise.all([edit, adding]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await quantities(shop)).toEqual([[id, 5]]);
  expect((await readyCart(shop)).checkout).toBe('open');
});

test('[CART-04] checkout waits for pending lines', async () => {
  const hold = holding('/product/addCart');
  const shop = await showGoods(memberWith('cart.empty', hold.between));
  await press(shop);
  const leaving = shop.store.set(checkOut, 'cart');
  expect((await readyCart(shop)).checkout).toBe('leaving');
  expect(toastIds(shop)).toEqual([]);
  hold.release();
  await leaving;
  expect(shop.address()).toBe('/car?step=address');
});

test('[CART-05] [C14] a deletion is optimistic and rolls back after a failure', async () => {
  const shop = await showGoods({
    ...memberWith('cart.many'),
    scenarios: 'auth.customer,cart.many,cart.delete-failed',
  });
  const before = await readyCart(shop);
  const [first] = before.lines;
  shop.store.set(promptDeletion, 'cart', first?.item.goods_id ?? 0);
  const deleting = shop.store.set(confirmDelete, 'cart');
  const meanwhile = await readyCart(shop);
  expect(meanwhile.lines).toHaveLength(before.lines.length - 1);
  expect(meanwhile.deletion).toEqual({ status: 'none' });
  expect(meanwhile.pay).toBeLessThan(before.pay);
  expect(shop.store.get(cartCountAtom)).toBe(before.number - (first?.quantity ?? 0));
  await deleting;
  const after = await readyCart(shop);
  expect(after.lines).toEqual(before.lines);
  expect(after.deletion).toEqual({ status: 'failed', goodsId: first?.item.goods_id });
});

test('[CART-06] [N25] an addition whose answer was lost is added once when the customer adds it again', async () => {
  const shop = await showGoods(memberWith('cart.empty', losing('/product/addCart', 'answer')));
  await shop.store.set(addShownGoods);
  expect(shop.store.get(buyStateAtom)).toMatchObject({ problem: { kind: 'addFailed' } });
  await shop.store.set(addShownGoods);
  expect((await getCart(shop.environment.shop)).number).toBe(1);
  await shop.store.set(addShownGoods);
  expect((await getCart(shop.environment.shop)).number).toBe(2);
});

test('[CART-06] [N25] after a lost answer and a look at the cart, the goods are added again on purpose', async () => {
  const shop = await showGoods(memberWith('cart.empty', losing('/product/addCart', 'answer')));
  await shop.store.set(addShownGoods);
  await shop.store.set(refetchCart, 'cart');
  const [line] = (await getCart(shop.environment.shop)).msg;
  await deleteCartItem(shop.environment.shop, { id: line?.goods_id ?? 0 });
  await shop.store.set(refetchCart, 'cart');
  await shop.store.set(addShownGoods);
  expect((await getCart(shop.environment.shop)).number).toBe(1);
});

test('[CART-05] [C05] deleting a line discards its debounced quantity', async () => {
  const hold = holding('/product/deleteOneCart');
  const shop = await showGoods(memberWith('cart.many', hold.between));
  const [first] = (await readyCart(shop)).lines;
  const goodsId = first?.item.goods_id ?? 0;
  const edit = shop.store.set(changeQuantity, 'cart', goodsId, (first?.quantity ?? 0) + 1);
  shop.store.set(promptDeletion, 'cart', goodsId);
  const deleting = shop.store.set(confirmDelete, 'cart');
  await vi.advanceTimersByTimeAsync(5_000);
  hold.release();
  await Promise.all([edit, deleting]);
  expect(shop.countOf('/api/product/checkout')).toBe(0);
  expect(toastIds(shop)).toEqual(['removed']);
});

test('[CART-05] a deletion with a lost answer shows the state of the server', async () => {
  const shop = await showGoods(memberWith('cart.one', losing('/product/deleteOneCart', 'answer')));
  const [first] = (await readyCart(shop)).lines;
  shop.store.set(promptDeletion, 'cart', first?.item.goods_id ?? 0);
  await shop.store.set(confirmDelete, 'cart');
  expect(shop.store.get(cartAtoms.cart)).toEqual({ status: 'empty' });
  expect(toastIds(shop)).toEqual(['cartDeleteFailed']);
});

test.each([
  [false, ['cartNotKept']],
  [true, []],
])(
  '[CART-06] [S01] with cookies %s, a guest who adds goods gets the messages %j',
  async (cookieEnabled, ids) => {
    const shop = await showGoods({ scenarios: 'stock.in', cookieEnabled });
    await shop.store.set(addShownGoods);
    expect(toastIds(shop)).toEqual(ids);
  },
);
