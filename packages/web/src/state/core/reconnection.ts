import { atom } from 'jotai';

const countAtom = atom(0);
const nextAtom = atom((get) => {
  get(countAtom);
  return Promise.withResolvers<void>();
});

/** Resolves when the device is online again. Set it when that happens. */
export const reconnectionAtom = atom(
  (get) => get(nextAtom).promise,
  (get, set) => {
    get(nextAtom).resolve();
    set(countAtom, (count) => count + 1);
  },
);
