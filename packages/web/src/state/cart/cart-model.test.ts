// @vitest-environment node
import { getCart, getGoods } from '@signal-shop/sdk/calls';
import { orderableMaximum } from '@signal-shop/sdk/rules/quantity';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Between } from '../../../testing/broken-answers.ts';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { settlePendingWrites } from '../core/pending-writes.ts';
import { cartAtoms } from './cart.ts';
import { addToCart } from './cart-add.ts';
import { confirmDelete, promptDeletion } from './cart-delete.ts';
import { changeQuantity } from './cart-quantity.ts';
import { cartCountAtom, refetchCart } from './cart-query.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ids = [1011, 1201, 1131];

/** The same numbers between 0 and 1 for the same seed. */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Waits for a promise while time goes on. */
async function passing<Value>(promise: Promise<Value>): Promise<Value> {
  let isDone = false;
  const settlement = promise.finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(10);
  return settlement;
}

/** A customer before an empty cart, on a line on which requests and answers take their time and overtake each other. */
async function openRandom(random: () => number) {
  const pause = () => new Promise((go) => setTimeout(go, random() * 150));
  const between: Between = (server) => async (input, init) => {
    const request = new Request(input, init);
    await pause();
    const answer = await server(request);
    await pause();
    return answer;
  };
  const shop = openTestShop({
    ...member,
    scenarios: 'auth.customer,cart.empty,stock.in',
    at: '/car',
    between,
  });
  for (const of of [cartAtoms.cart, cartCountAtom]) shop.store.sub(of, () => undefined);
  const goods = await passing(
    Promise.all(ids.map(async (id) => (await getGoods(shop.environment.shop, { id })).msg)),
  );
  const lines = () => {
    const cart = shop.store.get(cartAtoms.cart);
    return cart.status === 'ready' ? cart.view.lines : [];
  };
  return { shop, goods, lines };
}

type RandomCart = Awaited<ReturnType<typeof openRandom>>;
type Goods = RandomCart['goods'][number];
type Quantities = Map<number, number>;

interface Step {
  readonly cart: RandomCart;
  readonly random: () => number;
  readonly quantities: Quantities;
  readonly one: Goods;
}

type Operation = (step: Step) => Promise<unknown> | undefined;

const add: Operation = ({ cart: { shop }, random, quantities, one }) => {
  const id = one.goods_id;
  const quantity = 1 + Math.floor(random() * 2);
  const maximum = orderableMaximum(one);
  const after = (quantities.get(id) ?? 0) + quantity;
  if (after <= maximum) quantities.set(id, after);
  return shop.store.set(addToCart, { goodsId: id, quantity, maximum }, one);
};

const edit: Operation = ({ cart: { shop, lines }, random, quantities, one }) => {
  const id = one.goods_id;
  const line = lines().find(({ item }) => item.goods_id === id);
  if (line === undefined || line.arriving === true) return undefined;
  const quantity = 1 + Math.floor(random() * 4);
  quantities.set(id, quantity);
  return shop.store.set(changeQuantity, 'cart', id, quantity);
};

const takeOut: Operation = ({ cart: { shop, lines }, quantities, one }) => {
  const id = one.goods_id;
  if (lines().every(({ item }) => item.goods_id !== id)) return undefined;
  quantities.delete(id);
  shop.store.set(promptDeletion, 'cart', id);
  return shop.store.set(confirmDelete, 'cart');
};

const flush: Operation = ({ cart: { shop } }) => shop.store.set(settlePendingWrites, 'send');
const reload: Operation = ({ cart: { shop } }) => shop.store.set(refetchCart, 'cart');
const look: Operation = ({ cart: { shop } }) => {
  shop.events().onReturn('looked-at');
  return undefined;
};

/** Frequent operations occur here more often. */
const operationMix = [add, add, add, add, edit, edit, edit, edit, takeOut, takeOut, flush, look, reload];

test.each(Array.from({ length: 24 }, (_, place) => (place + 1) * 7_919))(
  '[C01] after any sequence of operations (%i), cart, badge and server agree',
  async (seed) => {
    const random = numbersOf(seed);
    const pick = <Item>(items: readonly Item[]): Item =>
      items[Math.floor(random() * items.length)] ?? expect.fail();
    const cart = await openRandom(random);
    const { store, environment } = cart.shop;
    const quantities: Quantities = new Map();
    const operations: Promise<unknown>[] = [];
    for (let step = 0; step < 14; step += 1) {
      const operation = pick(operationMix)({ cart, random, quantities, one: pick(cart.goods) });
      if (operation !== undefined) operations.push(operation);
      await vi.advanceTimersByTimeAsync(random() * 60);
    }
    await passing(Promise.all([...operations, store.set(settlePendingWrites, 'send')]));
    await vi.advanceTimersByTimeAsync(2_000);

    const inOrder = (pairs: Iterable<readonly [number, number]>) => [...pairs].sort(([a], [b]) => a - b);
    const { msg, number } = await passing(getCart(environment.shop, { cartype: 1 }));
    const serverLines = msg.map(({ goods_id, goods_number }) => [goods_id, goods_number] as const);
    const visibleLines = cart.lines().map(({ item, quantity }) => [item.goods_id, quantity] as const);
    expect(inOrder(serverLines)).toEqual(inOrder(quantities));
    expect(inOrder(visibleLines)).toEqual(inOrder(serverLines));
    expect(cart.lines().every(({ pending }) => !pending)).toBe(true);
    expect(store.get(cartCountAtom)).toBe(number);
  },
);
