import { atom } from 'jotai';
import { lastLocationOf, queryOf } from '../core/location.ts';

/** The last location of the cart or its address step. */
export const cartLocationAtom = lastLocationOf('cart', 'checkout');
const typeAtom = queryOf(cartLocationAtom, 'cartype');

/** The cart in the address: `/car?cartype=2` is the buy-now cart. */
export const shownKindAtom = atom((get): CartKind => (get(typeAtom) === '2' ? 'buyNow' : 'cart'));

/** The ordinary cart, or the buy-now cart. */
export type CartKind = 'cart' | 'buyNow';
