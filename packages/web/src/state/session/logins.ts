import { listLogins, endLogin as sendEnd } from '@signal-shop/sdk/calls';
import type { Login } from '@signal-shop/sdk/contract';
import { atom } from 'jotai';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';

const pageLocationAtom = lastLocationOf('changePassword');

const loginsQuery = query(
  async ({ get, shop, signal }): Promise<readonly Login[]> => {
    get(pageLocationAtom);
    return (await listLogins(shop, { signal })).msg;
  },
  { scope: 'login', keepPrevious: true },
);

/** Where the customer is logged in, this login first; refetches on each visit of the page. */
export const loginsAtom = loginsQuery.stateAtom;
export const refetchLogins = loginsQuery.refetch;

/** Ends without a question, because the customer can log in again. */
const ending = mutation((shop, id: string, options) => sendEnd(shop, { id }, options), {
  onDone: async ({ get, set }, { msg }) => {
    set(loginsQuery.refetch);
    // The button stays pending until its row is gone; the list reports its own failure.
    await get(loginsQuery.promiseAtom).catch(() => undefined);
    set(notify, 'success', { kind: 'server', message: msg });
  },
  onFailed: ({ set }, error) => {
    set(report, error, { tone: 'error' });
    set(loginsQuery.refetch);
  },
});

export const endLogin = ending.mutate;

/** The id of the login that is being ended. */
export const endingIdAtom = atom((get) => {
  const state = get(ending.stateAtom);
  return state.status === 'pending' ? state.input : null;
});
