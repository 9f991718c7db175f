import { atom } from 'jotai';
import { action } from '../core/action.ts';

// No atomWithRefresh: lists hang on it whose code comes later, and only who has an atom can read it again.
const countAtom = atom(0);

/** Increments when another tab may have changed the storage of this device. */
export const storageVersionAtom = atom((get) => get(countAtom));
export const followStorage = action(({ set }) => set(countAtom, (count) => count + 1));
