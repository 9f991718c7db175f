import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import type { Stop } from '../../environment.ts';
import { environmentAtom } from './environment-atom.ts';

const deviceTimeAtom = atomWithRefresh((get) => get(environmentAtom).clock.now());

/** The time of this device in milliseconds; updates each second while it is mounted. */
export const nowAtom = atom(
  (get) => get(deviceTimeAtom),
  (get, set): Stop => get(environmentAtom).clock.every(1_000, () => set(deviceTimeAtom)),
);
nowAtom.onMount = (start) => start();
