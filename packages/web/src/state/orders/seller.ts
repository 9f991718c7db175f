import { listContacts } from '@signal-shop/sdk/calls';
import type { Seller } from '@signal-shop/ui/sections/order-sheet/order-sheet.states.ts';
import { atom } from 'jotai';
import { readyOr, remote, source } from '../queries/remote.ts';
import { contactAtom } from '../site/site.ts';

const addressRemote = remote(
  source(async ({ shop, signal }) => (await listContacts(shop, { signal })).address.split('\n')),
);

/** Who sells, for a printed order; what is not known yet is left out. */
export const sellerAtom = atom((get): Seller => {
  const contact = readyOr(get(contactAtom), null);
  return {
    address: readyOr(get(addressRemote), []),
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
  };
});
