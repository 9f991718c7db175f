import type { WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { logoutNumberAtom } from '../session/session.ts';

/** Something that belongs to whoever is logged in: a logout forgets it. */
export function personal<Value>(initial: Value): WritableAtom<Value, [value: Value], void> {
  const keptAtom = atom<{ readonly logout: number; readonly value: Value }>({ logout: 0, value: initial });
  return atom(
    (get) => {
      const { logout, value } = get(keptAtom);
      return logout === get(logoutNumberAtom) ? value : initial;
    },
    (get, set, value: Value) => set(keptAtom, { logout: get(logoutNumberAtom), value }),
  );
}
