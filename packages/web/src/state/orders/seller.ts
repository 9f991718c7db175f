import { listContacts } from '@signal-shop/sdk/calls';
import type { Seller } from '@signal-shop/ui/sections/order-sheet/order-sheet.states.ts';
import { atom } from 'jotai';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { contactAtom } from '../site/site.ts';

const addressQuery = query(async ({ shop, signal }) =>
  (await listContacts(shop, { signal })).address.split('\n'),
);

/** The seller's data on a printed order; unknown fields are omitted. */
export const sellerAtom = atom((get): Seller => {
  const contact = readyOr(get(contactAtom), null);
  return {
    address: readyOr(get(addressQuery.stateAtom), []),
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  };
});

/** Whether the address of the seller has been answered, whatever the answer: an invoice is printed with it. */
export const isSellerKnownAtom = atom((get) => get(addressQuery.stateAtom).status !== 'loading');
