import { atom } from 'jotai';
import type { Environment } from '../../environment.ts';

const currentAtom = atom<Environment | null>(null);

/** The only access to side effects; set once, before any other atom is read. */
export const environmentAtom = atom(
  (get): Environment => {
    const environment = get(currentAtom);
    if (environment === null) throw new Error('Set environmentAtom before reading any other atom.');
    return environment;
  },
  (_get, set, environment: Environment) => set(currentAtom, environment),
);
