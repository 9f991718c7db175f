import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { selectAtom, unwrap } from 'jotai/utils';
import { failureOf, isSessionEnd } from '../core/failure.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { inTransition } from './in-transition.ts';

export interface QueryStateOptions {
  /** The subject of the data, like TanStack's `queryKey`: data of the same key stays visible during its refetch. */
  readonly key?: Atom<unknown>;
  /** Data of any key stays visible while the next is pending, like TanStack's `keepPreviousData`. */
  readonly keepPrevious?: boolean;
  /** After how many milliseconds a visit refetches. Data of the same key then also stays visible when a refetch fails. */
  readonly staleTimeMs?: number;
  /** `login`: a login refetches, and data of one login is never visible in the next. */
  readonly scope?: 'login';
}

const pending = Symbol('pending');
const noKeyAtom = atom(null);

/** The state of an asynchronous atom: loading, failed or ready. */
export function queryState<Value>(
  promiseAtom: Atom<Promise<Value>>,
  { key, keepPrevious = false, staleTimeMs, scope }: QueryStateOptions = {},
): Atom<Remote<Value>> {
  const hidesFailure = staleTimeMs !== undefined;
  const keyAtom = key ?? (hidesFailure ? noKeyAtom : null);
  if (keyAtom === null && !keepPrevious) return settledState(promiseAtom);
  const tagAtom = atom((get) => ({ key: keyAtom && get(keyAtom), login: scope && get(loginEpochAtom) }));
  const taggedState = settledState(
    atom((get) => {
      const tag = get(tagAtom);
      return get(promiseAtom).then((value) => ({ tag, state: ready(value) }));
    }),
  );
  const nextAtom = atom((get) => ({ next: get(taggedState), tag: get(tagAtom) }));
  interface Shown {
    readonly state: Remote<Value>;
    readonly last: { readonly tag: ReturnType<typeof tagAtom.read>; readonly state: Remote<Value> } | null;
  }
  const shownAtom = selectAtom(nextAtom, ({ next, tag }, before?: Shown): Shown => {
    if (next.status === 'ready') return { state: next.value.state, last: next.value };
    const last = before?.last ?? null;
    const isSameKey = keyAtom !== null && last?.tag.key === tag.key;
    const isVisible = next.status === 'loading' ? keepPrevious || isSameKey : hidesFailure && isSameKey;
    return { state: isVisible && last?.tag.login === tag.login ? (last?.state ?? next) : next, last };
  });
  return atom((get) => get(shownAtom).state);
}

function settledState<Value>(promiseAtom: Atom<Promise<Value>>): Atom<Remote<Value>> {
  const valueAtom = unwrap(
    atom((get) => inTransition(get(promiseAtom))),
    (): typeof pending => pending,
  );
  return atom((get): Remote<Value> => {
    try {
      const value = get(valueAtom);
      return value === pending ? loading : ready(value);
    } catch (error) {
      // The session redirects to the login page: an error message on this page would only confuse.
      return isSessionEnd(error) ? loading : { status: 'failed', failure: failureOf(error) };
    }
  });
}

/** The data once it is ready, else a default. */
export function readyOr<Value, Default>(state: Remote<Value>, otherwise: Default): Value | Default {
  return state.status === 'ready' ? state.value : otherwise;
}
