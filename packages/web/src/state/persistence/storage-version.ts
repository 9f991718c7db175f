import { atom } from 'jotai';
import { action } from '../core/action.ts';

// Not `atomWithRefresh`: lazy-loaded lists depend on it, and this module cannot refresh atoms that it does not import.
const countAtom = atom(0);

/** Increments when another tab may have changed the storage of this device. */
export const storageVersionAtom = atom((get) => get(countAtom));
export const followStorage = action(({ set }) => set(countAtom, (count) => count + 1));
