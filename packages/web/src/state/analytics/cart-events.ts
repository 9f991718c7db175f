import { currencies } from '@signal-shop/sdk/rules/price';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { shownKindAtom } from '../cart/cart-kind.ts';
import { cartQueries } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { lastLocationOf } from '../core/location.ts';
import { queryState } from '../queries/query-state.ts';
import { localeAtom } from '../site/language.ts';
import { consentAtom, track } from './consent.ts';
import { eventItem, valued } from './event-items.ts';
import type { EventItem, ShopEvent } from './shop-events.ts';

const currencyAtom = atom((get) => currencies[get(localeAtom)]);

/** Counts only a cart that has been fetched, not previous data during a refetch. */
const readCarts = {
  cart: queryState(cartQueries.cart.promiseAtom),
  buyNow: queryState(cartQueries.buyNow.promiseAtom),
} as const;

const cartItemsAtom = atom((get): readonly EventItem[] => {
  const cart = get(readCarts[get(shownKindAtom)]);
  if (cart.status !== 'ready') return [];
  return cart.value.items.map((item) => eventItem(item, item.price, item.goods_number));
});

/** Something that a visit of a page shows, counted once for the visit: what is changed there and read again is no second look. */
function oncePerVisit(name: 'view_cart' | 'begin_checkout', placeAtom: Atom<AppLocation>) {
  const countedAtom = atom(0);
  return {
    eventAtom: atom((get): ShopEvent | null => {
      const items = get(cartItemsAtom);
      return items.length === 0 ? null : { name, parameters: valued(get(currencyAtom), items) };
    }),
    count: action(({ get, set }, event: ShopEvent) => {
      const { visit } = get(placeAtom);
      if (get(consentAtom) !== 'granted' || get(countedAtom) === visit) return;
      set(countedAtom, visit);
      set(track, event);
    }),
  };
}

/** A cart is looked at. */
export const cartView = oncePerVisit('view_cart', lastLocationOf('cart'));

/** The address step is open. */
export const checkoutBegin = oncePerVisit('begin_checkout', lastLocationOf('checkout'));
