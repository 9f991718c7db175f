import type { Remote } from '@signal-shop/ui/remote.ts';
import { loading, ready } from '@signal-shop/ui/remote.ts';
import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { unwrap } from 'jotai/utils';
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
const never = new Promise<never>(() => undefined);

/** The state of an asynchronous atom: loading, failed or ready. */
export function queryState<Value>(
  promiseAtom: Atom<Promise<Value>>,
  { key, keepPrevious = false, staleTimeMs, scope }: QueryStateOptions = {},
): Atom<Remote<Value>> {
  const hidesFailure = staleTimeMs !== undefined;
  const keyAtom = key ?? (hidesFailure ? noKeyAtom : null);
  if (keyAtom === null && !keepPrevious) return settledState(promiseAtom);
  const tagAtom = atom((get) => [keyAtom && get(keyAtom), scope && get(loginEpochAtom)] as const);
  // The last data, also while the next request is pending and after it has failed.
  const lastAtom = unwrap(
    atom((get) => {
      const tag = get(tagAtom);
      const last = get(promiseAtom).then(
        (value) => ({ tag, state: ready(value) }),
        () => never,
      );
      return inTransition(last);
    }),
    (last) => last,
  );
  // As many microtasks after the answer as the last data, so that both change together.
  const stateAtom = settledState(atom((get) => get(promiseAtom).then((value) => value)));
  return atom((get): Remote<Value> => {
    const last = get(lastAtom);
    const state = get(stateAtom);
    const [nextKey, login] = get(tagAtom);
    if (state.status === 'ready' || last === undefined || last.tag[1] !== login) return state;
    const isSameKey = keyAtom !== null && last.tag[0] === nextKey;
    const isVisible = state.status === 'loading' ? keepPrevious || isSameKey : hidesFailure && isSameKey;
    return isVisible ? last.state : state;
  });
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
