import { atom } from 'jotai';
import { lastLocationOf, queryOf } from '../core/location.ts';

/** Where the cart or its address step was seen last. */
export const cartPlaceAtom = lastLocationOf('cart', 'checkout');
const typeAtom = queryOf(cartPlaceAtom, 'cartype');

/** Which cart the address asks for: `/car?cartype=2` is the item bought at once. */
export const shownKindAtom = atom((get): CartKind => (get(typeAtom) === '2' ? 'buyNow' : 'cart'));

/** The cart, or the one item that is bought at once. */
export type CartKind = 'cart' | 'buyNow';
