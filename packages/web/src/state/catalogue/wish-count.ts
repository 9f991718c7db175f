import type { Atom } from 'jotai';
import { atom } from 'jotai';

/** How the wishes are counted: told by who knows them, which is not in the first code of a page. */
export const wishCounterAtom = atom<Atom<number> | null>(null);

/** How many wishes the heart in the header shows; 0 while nobody knows. */
export const wishCountAtom = atom((get) => {
  const counter = get(wishCounterAtom);
  return counter === null ? 0 : get(counter);
});
