import { atom } from 'jotai';

/** How many sections above the footer have not loaded. */
export const missingSectionsAtom = atom(0);
