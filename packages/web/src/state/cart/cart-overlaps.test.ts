// @vitest-environment node
import { addCartItem, getCart, getGoods } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { readyCart } from '../../../testing/shown-cart.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { cartAtoms } from './cart.ts';
import { addToCart } from './cart-add.ts';
import { confirmDelete, promptDeletion } from './cart-delete.ts';
import { changeQuantity } from './cart-quantity.ts';
import { cartCountAtom } from './cart-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const mouse = 1201;
const headset = 1011;
const cable = 1131;

/** A changed line is answered after half a second, a read cart after one and a half. */
const slowly: Between = (server) => async (input, init) => {
  const request = new Request(input, init);
  const answer = await server(request);
  const delayMs = request.url.endsWith('/getGoodsCart') ? 1_500 : 500;
  if (request.url.includes('/api/product/')) await new Promise((go) => setTimeout(go, delayMs));
  return answer;
};

/** A cart with two headsets and a cable, and the lines that it shows from then on. */
async function openCart(between: Between = slowly) {
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.in',
    at: '/car',
    between,
  });
  const { store, environment } = shop;
  const goods = async (id: number) => (await getGoods(environment.shop, { id })).msg;
  const details = { [mouse]: await goods(mouse), [cable]: await goods(cable) };
  const filling = Promise.all([
    addCartItem(environment.shop, { id: headset, goods_number: 2 }),
    addCartItem(environment.shop, { id: cable, goods_number: 1 }),
  ]);
  await vi.advanceTimersByTimeAsync(500);
  await filling;
  const reading = readyCart(shop);
  await vi.advanceTimersByTimeAsync(1_500);
  await reading;

  const views: string[] = [];
  const look = () => {
    const cart = store.get(cartAtoms.cart);
    const lines = cart.status === 'ready' ? cart.view.lines : [];
    const text = lines.map(({ item, quantity }) => `${item.goods_id}×${quantity}`).join(' ');
    if (views.at(-1) !== text) views.push(text);
  };
  store.sub(cartAtoms.cart, look);
  store.sub(cartCountAtom, () => undefined);
  look();
  return {
    shop,
    views,
    add: (id: typeof mouse | typeof cable, quantity = 1) =>
      store.set(addToCart, { goodsId: id, quantity, maximum: 5 }, details[id] ?? expect.fail()),
    takeOut: (id: number) => {
      store.set(promptDeletion, 'cart', id);
      return store.set(confirmDelete, 'cart');
    },
  };
}

/** Waits for all pending requests. */
const settle = () => vi.advanceTimersByTimeAsync(20_000);

test('[CART-05] [C05] a removed line does not reappear while another product is added', async () => {
  const { views, add, takeOut } = await openCart();
  void takeOut(headset);
  await vi.advanceTimersByTimeAsync(700);
  void add(mouse);
  await settle();
  expect(views).toEqual(['1011×2 1131×1', '1131×1', '1131×1 1201×1']);
});

test('[CART-06] [C05] an added line stays while another product is added', async () => {
  const { shop, views, add } = await openCart();
  void add(mouse);
  await vi.advanceTimersByTimeAsync(700);
  void add(cable);
  await settle();
  expect(views).toEqual(['1011×2 1131×1', '1011×2 1131×1 1201×1', '1011×2 1131×2 1201×1']);
  expect(shop.store.get(cartCountAtom)).toBe(5);
});

test('[CART-06] [C05] an added line stays when the tab becomes visible again', async () => {
  const { shop, views, add } = await openCart();
  void add(mouse);
  await vi.advanceTimersByTimeAsync(900);
  shop.events().onReturn('looked-at');
  await settle();
  expect(views).toEqual(['1011×2 1131×1', '1011×2 1131×1 1201×1']);
});

test('[CART-03] [C05] an edited quantity stays while another line is removed', async () => {
  const { shop, views, takeOut } = await openCart();
  const edit = shop.store.set(changeQuantity, 'cart', headset, 3);
  await vi.advanceTimersByTimeAsync(1_700);
  const deleting = takeOut(cable);
  await settle();
  await Promise.all([edit, deleting]);
  expect(views).toEqual(['1011×2 1131×1', '1011×3 1131×1', '1011×3']);
  expect((await readyCart(shop)).checkout).toBe('open');
});

test('[CART-06] [C05] a product that is removed and added again is in the cart', async () => {
  const { shop, views, add, takeOut } = await openCart();
  void add(mouse);
  await vi.advanceTimersByTimeAsync(100);
  void takeOut(mouse);
  await vi.advanceTimersByTimeAsync(300);
  void add(mouse, 2);
  await settle();
  expect(views.at(-1)).toBe('1011×2 1131×1 1201×2');
  const request = getCart(shop.environment.shop, { cartype: 1 });
  await settle();
  expect((await request).msg.map(({ goods_number }) => goods_number)).toEqual([2, 1, 2]);
});

test('[CART-06] [C05] a removal and an addition of the same line reach the server in this order', async () => {
  const { views, add, takeOut } = await openCart((server) => async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith('/deleteOneCart')) await new Promise((go) => setTimeout(go, 1_000));
    return slowly(server)(request);
  });
  void takeOut(cable);
  await vi.advanceTimersByTimeAsync(100);
  void add(cable, 2);
  await settle();
  expect(views.at(-1)).toBe('1011×2 1131×2');
});
