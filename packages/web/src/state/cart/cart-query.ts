import { getCart } from '@signal-shop/sdk/calls';
import type { CartEditorState } from '@signal-shop/sdk/cart';
import type { Bundle, CartItem, FullReduction, GoodsDetail, ResultOf } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import type { CartDeletion } from '@signal-shop/ui/screens/cart/cart/cart.states.ts';
import type { Atom, Getter, PrimitiveAtom } from 'jotai';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import type { Query } from '../queries/query.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom } from '../session/session.ts';
import type { CartKind } from './cart-kind.ts';
import { guestCartAtom } from './guest-cart.ts';

/** A cart as the server prices it, in the currency of the language. */
export interface PricedCart {
  readonly items: readonly CartItem[];
  readonly pay: number;
  readonly total: number;
  readonly number: number;
  /** Discount of whole sets. */
  readonly bundle?: number;
  /** Sets of which the cart has a part. */
  readonly bundles?: readonly Bundle[];
  /** null while the promotion is off. */
  readonly reduction: FullReduction | null;
}

export const cartTypes = { cart: CartType.cart, buyNow: CartType.buyNow } as const satisfies Record<
  CartKind,
  CartType
>;

const emptyCart: PricedCart = { items: [], pay: 0, total: 0, number: 0, reduction: null };

const changeCountAtom = atom(0);
/** The key of the query: a cart that has changed since the last fetch is not shown after a failed refetch. */
export const cartVersionAtom = atom(
  (get) => `${get(loginEpochAtom)} ${get(isSignedInAtom)} ${get(changeCountAtom)}`,
);

/** Customers have their cart on the server; a guest's lines are sent along to be priced. */
function cartQuery(kind: CartKind): Query<PricedCart> {
  return query(
    async ({ get, shop, signal }) => {
      get(loginEpochAtom);
      const cartype = cartTypes[kind];
      if (get(isSignedInAtom)) return pricedCartOf(await getCart(shop, { cartype }, { signal }));
      const items = get(guestCartAtom).filter((line) => line.type === cartype);
      return items.length === 0
        ? emptyCart
        : pricedCartOf(await getCart(shop, { cartype, items }, { signal }));
    },
    { key: cartVersionAtom, keepPrevious: true, staleTimeMs: Infinity },
  );
}

export const cartQueries = {
  cart: cartQuery('cart'),
  buyNow: cartQuery('buyNow'),
} as const satisfies Record<CartKind, Query<PricedCart>>;

/**
 * Each cart as the server has it. Previous data stays visible during a refetch, and after a failed one unless the cart
 * has changed since.
 */
export const pricedCarts = {
  cart: cartQueries.cart.stateAtom,
  buyNow: cartQueries.buyNow.stateAtom,
} as const;

/** A line that is being added or removed, shown before the server has confirmed it. */
export interface OptimisticLine {
  /** The quantity after the operation: 0 for a removed line. */
  readonly quantity: number;
  /** The product of an added line, from its page. */
  readonly goods?: GoodsDetail;
  /** Resolves after the refetch that confirms the operation, or after its rollback. */
  readonly completion: Promise<unknown>;
}

/** The pending operations of a cart; `optimistic-cart.ts` has the reducer that changes them. */
export interface CartState {
  /** By product id. */
  readonly lines: ReadonlyMap<number, OptimisticLine>;
  /** Debounced changes of quantities. Checkout waits until they are saved (spec §4). */
  readonly edits: CartEditorState;
  readonly deletion: CartDeletion;
  /** The number of pieces that the server has confirmed since the last fetch, with the quantities that it belongs to. */
  readonly confirmation: { readonly number: number; readonly quantities: ReadonlyMap<number, number> } | null;
}

const initialState: CartState = {
  lines: new Map(),
  edits: { status: 'settled', quantities: new Map() },
  deletion: { status: 'none' },
  confirmation: null,
};

export const cartStates: Readonly<Record<CartKind, PrimitiveAtom<CartState>>> = {
  cart: atom(initialState),
  buyNow: atom(initialState),
};

/** The number on the cart icon, pending operations included. */
export const cartCountAtom = atom((get) => {
  const { items, number } = readyOr(get(pricedCarts.cart), emptyCart);
  const { lines, confirmation } = get(cartStates.cart);
  let count = confirmation?.number ?? number;
  for (const [id, { quantity }] of lines)
    count -=
      (confirmation?.quantities.get(id) ?? items.find(({ goods_id }) => goods_id === id)?.goods_number ?? 0) -
      quantity;
  return count;
});

/** Refetches a cart; rejects when that fails. */
export const readCart = action(({ get, set }, kind: CartKind): Promise<unknown> => {
  set(changeCountAtom, (count) => count + 1);
  set(cartQueries[kind].refetch);
  return latestAnswer(get, cartQueries[kind].promiseAtom);
});

/** Refetches a cart; resolves in any case, because the cart itself shows a failure. */
export const refetchCart = action(async ({ set }, kind: CartKind) => {
  await set(readCart, kind).catch(() => undefined);
});

/** Waits for the last of overlapping refetches, whose answer is the newest. */
async function latestAnswer(get: Getter, of: Atom<Promise<PricedCart>>): Promise<unknown> {
  const answer = get(of);
  await answer.catch(() => undefined);
  return get(of) === answer ? answer : latestAnswer(get, of);
}

function pricedCartOf(answer: ResultOf<'getCart'>): PricedCart {
  const { msg: items, pay, total, number, msgData, bundle = 0, bundles = [] } = answer;
  const reduction = msgData.kg === Flag.yes ? msgData : null;
  return { items, pay, total, number, bundle, bundles, reduction };
}
