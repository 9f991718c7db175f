import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { shownKindAtom } from './cart-kind.ts';
import { cartSources } from './cart-source.ts';
import { currencies, eventItem, valued } from './event-items.ts';
import { localeAtom } from './language.ts';
import type { Place } from './location.ts';
import { lastPlaceOf } from './location.ts';
import { remote } from './remote.ts';
import type { ShopEvent } from './shop-events.ts';

const currencyAtom = atom((get) => currencies[get(localeAtom)]);

/** What is counted is a cart that has been read, not the last one while the next is on its way. */
const readCarts = { cart: remote(cartSources.cart), buyNow: remote(cartSources.buyNow) } as const;

/** The first cart that a visit shows: what is changed and read again there is no second look at it. */
function oncePerVisit(placeAtom: Atom<Place>, name: 'view_cart' | 'begin_checkout') {
  const seenAtom = atom((get): { readonly visit: number; readonly event: ShopEvent | null } => {
    const { visit } = get(placeAtom);
    const cart = get(readCarts[get(shownKindAtom)]);
    if (cart.status !== 'ready' || cart.value.items.length === 0) return { visit, event: null };
    const items = cart.value.items.map((item) => eventItem(item, item.price, item.goods_number));
    return { visit, event: { name, parameters: valued(get(currencyAtom), items) } };
  });
  const firstAtom = selectAtom(
    seenAtom,
    (seen) => seen,
    (first, next) => first.event !== null && first.visit === next.visit,
  );
  return atom((get) => get(firstAtom).event);
}

/** A cart is looked at. */
export const cartEventAtom = oncePerVisit(lastPlaceOf('cart'), 'view_cart');

/** The address step is open. */
export const checkoutEventAtom = oncePerVisit(lastPlaceOf('checkout'), 'begin_checkout');
