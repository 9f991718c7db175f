// Server state: `query` reads, `mutation` writes, `pagedList` is a list of the account with pages.
// All rooms, pages and the shell may use this folder. It imports only `core` and `scopes`; of React only the transition in
// which answers arrive.
import type { ShopConnection } from '@signal-shop/sdk';
import type { Remote } from '@signal-shop/ui/remote.ts';
import type { Atom, Getter, WritableAtom } from 'jotai';
import { atom } from 'jotai';
import { atomWithRefresh } from 'jotai/utils';
import { environmentAtom } from '../core/environment-atom.ts';
import { loginEpochAtom } from '../core/login-epoch.ts';
import { requestObserverAtom } from './query-cache.ts';
import type { QueryStateOptions } from './query-state.ts';
import { queryState } from './query-state.ts';

export interface QueryContext {
  /** Reads an atom; the query refetches when it changes. */
  readonly get: Getter;
  readonly shop: ShopConnection;
  /** Aborted when the query refetches before the answer has arrived. */
  readonly signal: AbortSignal;
}

export interface Query<Value> {
  readonly stateAtom: Atom<Remote<Value>>;
  /** The promise of the answer. */
  readonly promiseAtom: Atom<Promise<Value>>;
  readonly refetch: WritableAtom<null, [], void>;
}

/**
 * Reads from the server as soon as something renders the data, and again when an atom that `read` has read changes. A
 * query that has failed refetches on the next visit, and one without an answer when the network is back.
 */
export function query<Value>(
  read: (context: QueryContext) => Promise<Value>,
  options: QueryStateOptions = {},
): Query<Value> {
  const { staleTimeMs, scope } = options;
  const promiseAtom: WritableAtom<Promise<Value>, [], void> = atomWithRefresh((get, { signal }) => {
    const { shop } = get(environmentAtom);
    if (scope === 'login') get(loginEpochAtom);
    const answer = read({ get, shop, signal });
    get(requestObserverAtom).observe(promiseAtom, answer, signal, staleTimeMs);
    return answer;
  });
  // A click passes its event, and atomWithRefresh refreshes only without an argument.
  const refetch = atom(null, (_get, set) => set(promiseAtom));
  return { stateAtom: queryState(promiseAtom, options), promiseAtom, refetch };
}
