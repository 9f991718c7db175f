import { getCart } from '@signal-shop/sdk/calls';
import type { CartItem, FullReduction, ResultOf } from '@signal-shop/sdk/contract';
import { CartType, Flag } from '@signal-shop/sdk/contract';
import type { Getter } from 'jotai';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { loginNumberAtom } from '../core/login-number.ts';
import type { Source } from '../queries/remote.ts';
import { lasting, readyOr, source } from '../queries/remote.ts';
import { isSignedInAtom } from '../session/session.ts';
import type { CartKind } from './cart-kind.ts';
import { optimisticLines } from './cart-optimistic.ts';
import { guestCartAtom } from './guest-cart.ts';

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

// No atomWithRefresh: an answer is compared with what this number was when it was asked for.
const changesAtom = atom(0);
const sinceAtom = atom((get) => `${get(loginNumberAtom)} ${get(isSignedInAtom)} ${get(changesAtom)}`);

/**
 * Each cart as the server has it; the last answer stays while the next is on its way. It also stays when the cart could
 * not be read again, unless it was changed since.
 */
export const pricedCarts = {
  cart: lasting(cartSources.cart, sinceAtom, 'keep-last'),
  buyNow: lasting(cartSources.buyNow, sinceAtom, 'keep-last'),
} as const;

/** How many pieces the cart icon counts, those on their way included. */
export const cartCountAtom = atom((get) => {
  const { items, number } = readyOr(get(pricedCarts.cart), emptyCart);
  let count = number;
  for (const [id, { quantity }] of get(optimisticLines.cart))
    count += quantity - (items.find(({ goods_id }) => goods_id === id)?.goods_number ?? 0);
  return count;
});

/** Reads a cart anew; resolves when it is here, and rejects when it could not be read. */
export const readCart = action(({ get, set }, kind: CartKind): Promise<unknown> => {
  set(changesAtom, (count) => count + 1);
  set(cartSources[kind]);
  return latestReading(get, cartSources[kind]);
});

/** As `readCart`, for those whom it does not concern whether that succeeded. */
export const reloadCart = action(async ({ set }, kind: CartKind) => {
  await set(readCart, kind).catch(() => undefined);
});

/** Another reading may begin while this one is on its way and take its place: the cart is here with the last of them. */
async function latestReading(get: Getter, of: Source<PricedCart>): Promise<unknown> {
  const reading = get(of);
  await reading.catch(() => undefined);
  return get(of) === reading ? reading : latestReading(get, of);
}

function priced(answer: ResultOf<'getCart'>): PricedCart {
  const { msg: items, pay, total, number, msgData } = answer;
  return { items, pay, total, number, reduction: msgData.kg === Flag.yes ? msgData : null };
}
