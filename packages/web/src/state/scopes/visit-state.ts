import type { Atom, WritableAtom } from 'jotai';
import { atom } from 'jotai';
import type { AppLocation } from '../core/location.ts';
import { personal } from './personal.ts';

/** What a form says on one visit of its page; whoever comes back begins anew, unless it is still on its way. */
export function visitState<State extends { readonly status: string }>(
  placeAtom: Atom<AppLocation>,
  initial: State,
  onTheWay: State['status'],
): WritableAtom<State, [state: State], void> {
  const keptAtom = personal<{ readonly state: State; readonly visit: number }>({ state: initial, visit: 0 });
  return atom(
    (get) => {
      const { state, visit } = get(keptAtom);
      return visit === get(placeAtom).visit || state.status === onTheWay ? state : initial;
    },
    (get, set, state: State) => set(keptAtom, { state, visit: get(placeAtom).visit }),
  );
}
