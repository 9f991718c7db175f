import type { Atom } from 'jotai';
import { atom } from 'jotai';

/** Provides the count of the wishlist, whose code is not in the first load. */
export const wishCounterAtom = atom<Atom<number> | null>(null);

/** The number on the wishlist icon; 0 while unknown. */
export const wishCountAtom = atom((get) => {
  const counter = get(wishCounterAtom);
  return counter === null ? 0 : get(counter);
});
