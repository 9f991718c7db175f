import { atom } from 'jotai';

/** Somebody began to print, or to walk through the page by Tab: nothing of it may be missing then. */
export const isRenderForcedAtom = atom(false);
