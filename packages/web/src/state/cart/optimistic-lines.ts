import type { CartItem, GoodsDetail } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import { action } from '../core/action.ts';
import type { CartKind } from './cart-kind.ts';
import type { OptimisticLines } from './cart-optimistic.ts';
import { cartEdits, optimisticLines } from './cart-optimistic.ts';
import type { PricedCart } from './cart-query.ts';
import { pricedCarts } from './cart-query.ts';

/** Shows so many more pieces of these goods in the cart than there are; the answer takes that back. */
export const addOptimistic = action(({ get, set }, goods: GoodsDetail, more: number): (() => void) => {
  const cart = get(pricedCarts.cart);
  if (cart.status !== 'ready') return () => undefined;
  const id = goods.goods_id;
  const present =
    get(optimisticLines.cart).get(id)?.quantity ??
    get(cartEdits.cart).quantities.get(id) ??
    cart.value.items.find((item) => item.goods_id === id)?.goods_number ??
    0;
  return set(applyOptimistic, 'cart', id, { quantity: present + more, goods });
});

/** Shows the cart without a line; the answer takes that back. */
export const removeOptimistic = action(({ set }, kind: CartKind, id: number) =>
  set(applyOptimistic, kind, id, { quantity: 0 }),
);

const applyOptimistic = action(
  (
    { set },
    kind: CartKind,
    id: number,
    shown: { readonly quantity: number; readonly goods?: GoodsDetail },
  ) => {
    const { promise: done, resolve } = Promise.withResolvers<void>();
    const line = { ...shown, done };
    set(optimisticLines[kind], (lines) => new Map(lines).set(id, line));
    return () => {
      // A later change of the line may have taken its place.
      set(optimisticLines[kind], (lines) => new Map([...lines].filter(([, present]) => present !== line)));
      resolve();
    };
  },
);

/** Resolves when nothing is on its way into this cart or out of it any more. */
export const optimisticLinesSettled = action(async ({ get }, kind: CartKind) => {
  while (get(optimisticLines[kind]).size > 0)
    await Promise.all([...get(optimisticLines[kind]).values()].map(({ done }) => done));
});

/** The cart with what is on its way; the sums are as near as this page can know, until the server says them. */
export function withOptimisticLines(
  { items, pay, total, number, reduction }: PricedCart,
  lines: OptimisticLines,
): PricedCart {
  const present = items.map((item) => ({ item, before: item.goods_number }));
  const isNew = (id: number) => items.every((item) => item.goods_id !== id);
  const added = [...lines].flatMap(([id, { goods }]) =>
    goods !== undefined && isNew(id) ? [{ item: itemOf(goods), before: 0 }] : [],
  );
  const all = [...present, ...added].map(({ item, before }) => {
    const quantity = lines.get(item.goods_id)?.quantity ?? before;
    return { item: { ...item, goods_number: quantity }, more: quantity - before };
  });
  const cents = all.reduce((sum, { item, more }) => sum + toCents(item.price) * more, 0);
  return {
    items: all.flatMap(({ item }) => (item.goods_number > 0 ? [item] : [])),
    pay: plus(pay, cents),
    total: plus(total, cents),
    number: all.reduce((sum, { more }) => sum + more, number),
    reduction,
  };
}

function plus(amount: number, cents: number): number {
  return fromCents(Math.max(0, toCents(amount) + cents));
}

function itemOf(goods: GoodsDetail): CartItem {
  return { ...goods, price: goods.goods_price, goods_number: 0, is_free: Flag.no, is_integral: Flag.no };
}
