import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { locationAtom, navigate } from '../core/location.ts';
import { readyOr } from '../queries/query-state.ts';
import { orderAtom } from './order.ts';
import { isSellerKnownAtom } from './seller.ts';

/** The number of the order whose invoice the address asks for, once the page shows all of it; null otherwise. */
export const requestedInvoiceAtom = atom((get) => {
  const order = readyOr(get(orderAtom), null);
  const isRequested = order !== null && get(locationAtom).address === hrefs.invoice(order.ordersn);
  return isRequested && get(isSellerKnownAtom) ? order.ordersn : null;
});

/** The address no longer asks for the invoice, so that a reload does not print it again. */
export const settleInvoice = action(({ get, set }) => {
  const ordersn = get(requestedInvoiceAtom);
  if (ordersn !== null) set(navigate, hrefs.order(ordersn), { stay: true });
});
