import { atom } from 'jotai';
import { action } from '../core/action.ts';

// No atomWithRefresh: who writes a review would load the code that shows reviews.
const countAtom = atom(0);

/** Increments with each review that is written here: queries about reviews or points refetch. */
export const reviewNumberAtom = atom((get) => get(countAtom));
export const reviewWritten = action(({ set }) => set(countAtom, (count) => count + 1));
