import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { shownKindAtom } from '../cart/cart-kind.ts';
import { cartQueries } from '../cart/cart-query.ts';
import { action } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { lastLocationOf } from '../core/location.ts';
import { queryState } from '../queries/query-state.ts';
import { currencyAtom } from '../site/ship-to.ts';
import { consentAtom, track } from './consent.ts';
import { eventItem, valueParameters } from './event-items.ts';
import type { EventItem, ShopEvent } from './shop-events.ts';

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

/** A page view with data, recorded once for each visit: a refetch on the same visit is not a second view. */
function oncePerVisit(name: 'view_cart' | 'begin_checkout', pageLocationAtom: Atom<AppLocation>) {
  const lastVisitAtom = atom(0);
  return {
    eventAtom: atom((get): ShopEvent | null => {
      const items = get(cartItemsAtom);
      return items.length === 0 ? null : { name, parameters: valueParameters(get(currencyAtom), items) };
    }),
    count: action(({ get, set }, event: ShopEvent) => {
      const { visit } = get(pageLocationAtom);
      if (get(consentAtom) !== 'granted' || get(lastVisitAtom) === visit) return;
      set(lastVisitAtom, visit);
      set(track, event);
    }),
  };
}

/** Reports a view of the cart. */
export const cartView = oncePerVisit('view_cart', lastLocationOf('cart'));

/** Reports the start of the checkout. */
export const checkoutBegin = oncePerVisit('begin_checkout', lastLocationOf('checkout'));
