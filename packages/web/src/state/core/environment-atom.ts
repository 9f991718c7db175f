import { atom } from 'jotai';
import type { Environment } from '../../environment.ts';

const givenAtom = atom<Environment | null>(null);

/** The door to everything impure; set once, before anything else is read. */
export const environmentAtom = atom(
  (get): Environment => {
    const environment = get(givenAtom);
    if (environment === null) throw new Error('Set environmentAtom before reading any other atom.');
    return environment;
  },
  (_get, set, environment: Environment) => set(givenAtom, environment),
);
