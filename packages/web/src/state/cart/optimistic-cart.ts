// Optimistic cart update: what the shopper adds, removes or edits shows at once and rolls back when the server refuses it.
import type { CartEditorState } from '@signal-shop/sdk/cart';
import type { CartItem, GoodsDetail } from '@signal-shop/sdk/contract';
import { Flag } from '@signal-shop/sdk/contract';
import { fromCents, toCents } from '@signal-shop/sdk/rules/price';
import type { CartDeletion } from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import type { PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import { action } from '../core/action.ts';
import type { CartKind } from './cart-kind.ts';
import type { CartState, OptimisticLine, PricedCart } from './cart-query.ts';
import { cartStates, pricedCarts } from './cart-query.ts';

export type CartEvent =
  | { readonly type: 'lineChanged'; readonly id: number; readonly line: OptimisticLine }
  /** The server has confirmed the line; `number` is its count of all pieces in the cart. */
  | {
      readonly type: 'lineConfirmed';
      readonly id: number;
      readonly line: OptimisticLine;
      readonly number: number;
    }
  /** The refetched cart has the line, or the operation was rolled back. */
  | { readonly type: 'lineSettled'; readonly line: OptimisticLine }
  | { readonly type: 'quantitiesEdited'; readonly edits: CartEditorState }
  | { readonly type: 'deletionChanged'; readonly deletion: CartDeletion };

export function reduceCart(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'lineChanged':
      return { ...state, lines: new Map(state.lines).set(event.id, event.line) };
    case 'lineConfirmed': {
      const quantities = new Map(state.confirmation?.quantities).set(event.id, event.line.quantity);
      return { ...state, confirmation: { number: event.number, quantities } };
    }
    case 'lineSettled':
      // A later operation on the same line has replaced this one, and stays.
      return {
        ...state,
        lines: new Map([...state.lines].filter(([, line]) => line !== event.line)),
        confirmation: null,
      };
    case 'quantitiesEdited':
      return { ...state, edits: event.edits };
    case 'deletionChanged':
      return { ...state, deletion: event.deletion };
  }
}

/** Applies an event to the state of a cart. */
export const dispatchCart = action(({ set }, kind: CartKind, event: CartEvent) =>
  set(cartStates[kind], (state) => reduceCart(state, event)),
);

/** An operation that shows before the server answers. */
interface OptimisticOperation {
  /** The server has confirmed it: the badge shows the server's number without a refetch. */
  readonly confirm: (number: number) => void;
  /** Ends it: after the refetch, or as a rollback. */
  readonly settle: () => void;
}

const none: OptimisticOperation = { confirm: () => undefined, settle: () => undefined };

/** Shows more pieces of a product in the cart. */
export const addOptimistic = action(({ get, set }, goods: GoodsDetail, more: number): OptimisticOperation => {
  const cart = get(pricedCarts.cart);
  if (cart.status !== 'ready') return none;
  const id = goods.goods_id;
  const { lines, edits } = get(cartStates.cart);
  const present =
    lines.get(id)?.quantity ??
    edits.quantities.get(id) ??
    cart.value.items.find((item) => item.goods_id === id)?.goods_number ??
    0;
  return set(applyOptimistic, 'cart', id, { quantity: present + more, goods });
});

/** Shows the cart without a line. */
export const removeOptimistic = action(({ set }, kind: CartKind, id: number) =>
  set(applyOptimistic, kind, id, { quantity: 0 }),
);

const applyOptimistic = action(
  ({ set }, kind: CartKind, id: number, change: Omit<OptimisticLine, 'completion'>): OptimisticOperation => {
    const { promise: completion, resolve } = Promise.withResolvers<void>();
    const line = { ...change, completion };
    set(dispatchCart, kind, { type: 'lineChanged', id, line });
    return {
      confirm: (number) => set(dispatchCart, kind, { type: 'lineConfirmed', id, line, number }),
      settle: () => {
        set(dispatchCart, kind, { type: 'lineSettled', line });
        resolve();
      },
    };
  },
);

/** Resolves when no line of this cart is pending. */
export const waitForOptimisticLines = action(async ({ get }, kind: CartKind) => {
  while (get(cartStates[kind]).lines.size > 0)
    await Promise.all([...get(cartStates[kind]).lines.values()].map(({ completion }) => completion));
});

type Queue = ReadonlyMap<number, Promise<unknown>>;

/** The last request for each line, by product id. */
const queueAtoms: Readonly<Record<CartKind, PrimitiveAtom<Queue>>> = {
  cart: atom<Queue>(new Map()),
  buyNow: atom<Queue>(new Map()),
};

/** Serializes the requests for one line: in a race of two, the older one could overwrite the newer one. */
export function enqueue<Result>(
  { get, set }: ActionContext,
  kind: CartKind,
  goodsId: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const before = get(queueAtoms[kind]).get(goodsId) ?? Promise.resolve();
  const request = before.then(run, run);
  set(queueAtoms[kind], (queue) => new Map(queue).set(goodsId, request));
  return request;
}

/** The cart with its pending lines; the sums are estimates until the refetch. */
export function withOptimisticLines(
  { items, pay, total, number, ...rest }: PricedCart,
  lines: CartState['lines'],
): PricedCart {
  const present = items.map((item) => ({ item, before: item.goods_number }));
  const isNew = (id: number) => items.every((item) => item.goods_id !== id);
  const newItems = [...lines].flatMap(([id, { goods }]) =>
    goods !== undefined && isNew(id) ? [{ item: itemOf(goods), before: 0 }] : [],
  );
  const all = [...present, ...newItems].map(({ item, before }) => {
    const quantity = lines.get(item.goods_id)?.quantity ?? before;
    return { item: { ...item, goods_number: quantity }, more: quantity - before };
  });
  const cents = all.reduce((sum, { item, more }) => sum + toCents(item.price) * more, 0);
  return {
    items: all.flatMap(({ item }) => (item.goods_number > 0 ? [item] : [])),
    pay: plus(pay, cents),
    total: plus(total, cents),
    number: all.reduce((sum, { more }) => sum + more, number),
    ...rest,
  };
}

function plus(amount: number, cents: number): number {
  return fromCents(Math.max(0, toCents(amount) + cents));
}

function itemOf(goods: GoodsDetail): CartItem {
  return { ...goods, price: goods.goods_price, goods_number: 0, is_free: Flag.no, is_integral: Flag.no };
}
