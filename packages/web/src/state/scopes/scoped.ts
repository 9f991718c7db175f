// Client state with a limited lifetime: `scoped` values reset at a logout or a navigation, `guard` recognizes late answers, and
// idempotency keys belong to one login. All rooms, `queries` and `persistence` may use this folder; it imports only `core`.
// Code of the home page does not use it; it compares the location itself, which keeps this folder out of the first load of `/`.
import type { Atom, Getter, WritableAtom } from 'jotai';
import { atom } from 'jotai';
import type { ActionContext } from '../core/action.ts';
import type { AppLocation } from '../core/location.ts';
import { locationAtom } from '../core/location.ts';
import { logoutEpochAtom } from '../core/login-epoch.ts';

/** `login`: until the customer logs out. `visit`: until then, or until the shopper navigates. */
export type Scope = 'login' | 'visit';

export interface ScopeOptions<Value> {
  /** The visit of the scope `visit`: of this page, or by default of the current one. */
  readonly of?: Atom<AppLocation>;
  /** Values that survive a navigation, for example a pending request. */
  readonly survives?: (value: Value) => boolean;
}

/** Client state that resets to `initial` at the end of its scope. */
export function scoped<Value>(
  initial: Value,
  scope: Scope,
  { of = locationAtom, survives = () => false }: ScopeOptions<Value> = {},
): WritableAtom<Value, [value: Value], void> {
  const entryAtom = atom({ value: initial, logout: 0, visit: 0 });
  return atom(
    (get) => {
      const { value, logout, visit } = get(entryAtom);
      if (logout !== get(logoutEpochAtom)) return initial;
      return scope === 'login' || visit === get(of).visit || survives(value) ? value : initial;
    },
    (get, set, value: Value) => set(entryAtom, { value, logout: get(logoutEpochAtom), visit: get(of).visit }),
  );
}

/**
 * Guards against late answers: a response, timer or import that resolves after its scope has ended must not change what
 * the next customer or the next page shows.
 * @param subjectAtom what the request is about; a change of it makes the answer late, too
 * @returns whether the scope in which it was called is still the current one
 */
export function guard(get: Getter, scope: Scope, subjectAtom?: Atom<unknown>): () => boolean {
  const readScope = () => [
    get(logoutEpochAtom),
    scope === 'visit' && get(locationAtom).visit,
    subjectAtom !== undefined && get(subjectAtom),
  ];
  const before = readScope();
  return () => readScope().every((value, index) => value === before[index]);
}

type GuardedSet = <Value, Arguments extends unknown[], Result>(
  atom: WritableAtom<Value, Arguments, Result>,
  ...args: Arguments
) => void;

/** A `set` that ignores late answers of an earlier login. */
export function guardedSet({ get, set }: ActionContext): GuardedSet {
  const isCurrent = guard(get, 'login');
  return (target, ...args) => {
    if (isCurrent()) set(target, ...args);
  };
}
