import { atom } from 'jotai';
import { action } from '../core/action.ts';

// Not `atomWithRefresh`: the module that writes reviews would import the code that renders them.
const countAtom = atom(0);

/** Increments with each review that is written here: queries about reviews or points refetch. */
export const reviewNumberAtom = atom((get) => get(countAtom));
export const countReview = action(({ set }) => set(countAtom, (count) => count + 1));
