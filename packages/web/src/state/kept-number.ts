import { atom } from 'jotai';
import { action } from './action.ts';

const countAtom = atom(0);

/** Changes when another tab may have kept something else on this device. */
export const keptNumberAtom = atom((get) => get(countAtom));
export const followKept = action(({ set }) => set(countAtom, (count) => count + 1));
