import { isShopError } from '@signal-shop/sdk';
import { listWarranties, registerWarranty } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type {
  WarrantyKey,
  WarrantyRegistering,
} from '@signal-shop/ui/screens/account-warranty/account-warranty.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import { pagedList, pageHref } from '../queries/paged.ts';
import { failureOf } from '../queries/remote.ts';
import { createIdempotencyKey } from '../scopes/idempotency-key.ts';
import { personal } from '../scopes/personal.ts';
import { sameCustomer } from '../scopes/same-customer.ts';

const placeAtom = lastLocationOf('accountWarranty');
const namedAtom = queryOf(placeAtom, 'ordersn');

/** The order whose warranties alone are listed; null for those of all. */
export const warrantiesOrderAtom = atom((get) => {
  const named = get(namedAtom);
  return isOrderNumber(named) ? named : null;
});

const list = pagedList('accountWarranty', ({ get, shop, signal, paging }) => {
  const ordersn = get(warrantiesOrderAtom);
  return listWarranties(shop, { ...(ordersn !== null && { ordersn }), ...paging }, { signal });
});

/** Each delivered line and its warranty. */
export const warrantiesAtom = list.remoteAtom;
export const readWarranties = list.read;

const idle: WarrantyRegistering = { status: 'idle' };
const registeringKeptAtom = personal<WarrantyRegistering>(idle);
export const registeringAtom = atom((get) => get(registeringKeptAtom));

const registration = createIdempotencyKey();

/** Registers a warranty, one at a time; what the shop has registered before stands in the list then. */
export const registerOne = action(
  async ({ get, set, environment: { shop } }, { ordersn, line_id }: WarrantyKey) => {
    if (get(registeringKeptAtom).status === 'pending') return;
    const of = { ordersn, line_id };
    const isSame = sameCustomer(get);
    set(registeringKeptAtom, { status: 'pending', of });
    try {
      const once = { idempotencyKey: set(registration.begin, of) };
      const { msg } = await registerWarranty(shop, of, once);
      if (!isSame()) return;
      set(registration.end);
      set(notify, 'success', { kind: 'server', message: msg });
      set(registeringKeptAtom, idle);
      set(list.read);
    } catch (error) {
      if (!isSame()) return;
      set(registration.end, error);
      if (isShopError(error) && error.code === ResponseCode.warrantyAlreadyRegistered) set(list.read);
      const isOver = isShopError(error) && error.kind === 'session';
      set(registeringKeptAtom, isOver ? idle : { status: 'failed', of, failure: failureOf(error) });
    }
  },
);

export function warrantiesHref(ordersn: string | null, page: number): string {
  return pageHref(hrefs.inAccount(ordersn === null ? 'warranty' : `warranty?ordersn=${ordersn}`), page);
}
