import { listAddresses } from '@signal-shop/sdk/calls';
import type { SavedAddress } from '@signal-shop/sdk/contract';
import { query } from '../queries/query.ts';
import { isSignedInAtom } from '../session/session.ts';

const addressesQuery = query(
  async ({ get, shop, signal }): Promise<readonly SavedAddress[]> => {
    return get(isSignedInAtom) ? (await listAddresses(shop, { signal })).msg : [];
  },
  { scope: 'login', keepPrevious: true },
);

/** The customer's saved addresses, the default one first; a guest has none. */
export const savedAddressesAtom = addressesQuery.stateAtom;
export const refetchAddresses = addressesQuery.refetch;
