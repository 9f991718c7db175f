import { atom } from 'jotai';
import { shownKindAtom } from './cart-kind.ts';
import { pricedCarts } from './cart-source.ts';
import { currencies, eventItem, valued } from './event-items.ts';
import { localeAtom } from './language.ts';
import type { EventItem, ShopEvent } from './shop-events.ts';

const currencyAtom = atom((get) => currencies[get(localeAtom)]);

const cartItemsAtom = atom((get): readonly EventItem[] => {
  const cart = get(pricedCarts[get(shownKindAtom)]);
  if (cart.status !== 'ready') return [];
  return cart.value.items.map((item) => eventItem(item, item.price, item.goods_number));
});

/** A cart is looked at. */
export const cartEventAtom = atom((get): ShopEvent | null => {
  const items = get(cartItemsAtom);
  return items.length === 0 ? null : { name: 'view_cart', parameters: valued(get(currencyAtom), items) };
});

/** The address step is open. */
export const checkoutEventAtom = atom((get): ShopEvent | null => {
  const items = get(cartItemsAtom);
  return items.length === 0 ? null : { name: 'begin_checkout', parameters: valued(get(currencyAtom), items) };
});
