import { listOrders } from '@signal-shop/sdk/calls';
import { atom } from 'jotai';
import { locationAtom } from '../core/location.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom } from '../session/session.ts';

const unpaidQuery = query(
  async ({ get, shop, signal }) => {
    get(locationAtom);
    if (!get(isSignedInAtom)) return null;
    const { msg } = await listOrders(shop, { state: 'unpaid', page_size: 1 }, { signal });
    return msg[0] ?? null;
  },
  { scope: 'login', keepPrevious: true },
);

/** The newest order that is not paid, which the cart offers; null without one and while unknown. Refetches on each visit. */
export const unpaidOrderAtom = atom((get) => readyOr(get(unpaidQuery.stateAtom), null));
