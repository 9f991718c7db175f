import { getCart } from '@signal-shop/sdk/calls';
import type { CartItem, FullReduction, ResultOf } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { action } from './action.ts';
import { linesOnTheWay } from './cart-edits.ts';
import { guestCartAtom } from './guest-cart.ts';
import { loginNumberAtom } from './login-number.ts';
import type { Source } from './remote.ts';
import { readyOr, remote, source } from './remote.ts';
import { isSignedInAtom } from './session.ts';

/** The cart, or the one item that is bought at once. */
export type CartKind = 'cart' | 'buyNow';

/** A cart as the server prices it, in the currency of the language. */
export interface PricedCart {
  readonly items: readonly CartItem[];
  readonly pay: number;
  readonly total: number;
  readonly number: number;
  /** null while the promotion is off. */
  readonly reduction: FullReduction | null;
}

export const cartTypes = { cart: CartType.cart, buyNow: CartType.buyNow } as const satisfies Record<
  CartKind,
  CartType
>;

const emptyCart: PricedCart = { items: [], pay: 0, total: 0, number: 0, reduction: null };

/** Customers have their cart on the server; a guest's lines are sent along to be priced. */
function cartSource(kind: CartKind): Source<PricedCart> {
  return source(async ({ get, shop, signal }) => {
    get(loginNumberAtom);
    const cartype = cartTypes[kind];
    if (get(isSignedInAtom)) return priced(await getCart(shop, { cartype }, { signal }));
    const items = get(guestCartAtom).filter((line) => line.type === cartype);
    return items.length === 0 ? emptyCart : priced(await getCart(shop, { cartype, items }, { signal }));
  });
}

export const cartSources = {
  cart: cartSource('cart'),
  buyNow: cartSource('buyNow'),
} as const satisfies Record<CartKind, Source<PricedCart>>;

/** Each cart as the server has it; the last answer stays while the next is on its way. */
export const pricedCarts = {
  cart: remote(cartSources.cart, 'keep-last'),
  buyNow: remote(cartSources.buyNow, 'keep-last'),
} as const;

/** How many pieces the cart icon counts, those on their way included. */
export const cartCountAtom = atom((get) => {
  const { items, number } = readyOr(get(pricedCarts.cart), emptyCart);
  let count = number;
  for (const [id, { quantity }] of get(linesOnTheWay.cart))
    count += quantity - (items.find(({ goods_id }) => goods_id === id)?.goods_number ?? 0);
  return count;
});

/** Reads a cart anew; resolves when it is here, or could not be read. */
export const reloadCart = action(async ({ get, set }, kind: CartKind) => {
  set(cartSources[kind]);
  await get(cartSources[kind]).catch(() => undefined);
});

function priced(answer: ResultOf<'getCart'>): PricedCart {
  const { msg: items, pay, total, number, msgData } = answer;
  return { items, pay, total, number, reduction: msgData.kg === Flag.yes ? msgData : null };
}
