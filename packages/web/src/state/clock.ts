import { atom } from 'jotai';
import type { Stop } from '../environment.ts';
import { environmentAtom } from './environment-atom.ts';

const heardAtom = atom(0);

/** The time of this device in milliseconds, anew each second while somebody looks. */
export const nowAtom = atom(
  (get) => {
    get(heardAtom);
    return get(environmentAtom).clock.now();
  },
  (get, set): Stop => {
    const hear = () => set(heardAtom, (count) => count + 1);
    return get(environmentAtom).clock.every(1_000, hear);
  },
);
nowAtom.onMount = (start) => start();
