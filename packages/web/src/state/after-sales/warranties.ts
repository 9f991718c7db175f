import { isShopError } from '@signal-shop/sdk';
import { listWarranties, registerWarranty } from '@signal-shop/sdk/calls';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type {
  WarrantyKey,
  WarrantyRegistering,
} from '@signal-shop/ui/screens/after-sales/account-warranty/account-warranty.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf, queryOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { isOrderNumber } from '../orders/order-number.ts';
import { mutation } from '../queries/mutation.ts';
import { pagedList, pageHref } from '../queries/paged.ts';

const pageLocationAtom = lastLocationOf('accountWarranty');
const addressNumberAtom = queryOf(pageLocationAtom, 'ordersn');

/** The order to filter the warranties by; null for all orders. */
export const warrantiesOrderAtom = atom((get) => {
  const addressNumber = get(addressNumberAtom);
  return isOrderNumber(addressNumber) ? addressNumber : null;
});

const list = pagedList('accountWarranty', ({ get, shop, signal, paging }) => {
  const ordersn = get(warrantiesOrderAtom);
  return listWarranties(shop, { ...(ordersn !== null && { ordersn }), ...paging }, { signal });
});

/** Each delivered line and its warranty. */
export const warrantiesAtom = list.stateAtom;
export const refetchWarranties = list.refetch;

const registration = mutation((shop, key: WarrantyKey, options) => registerWarranty(shop, key, options), {
  onDone: ({ set }, { msg }) => {
    set(notify, 'success', { kind: 'server', message: msg });
    set(list.refetch);
  },
  onFailed: ({ set }, error) => {
    if (isShopError(error) && error.code === ResponseCode.warrantyAlreadyRegistered) set(list.refetch);
  },
});

export const registeringAtom = atom((get): WarrantyRegistering => {
  const state = get(registration.stateAtom);
  if (state.status === 'pending') return { status: 'pending', of: state.input };
  return state.status === 'failed'
    ? { status: 'failed', of: state.input, failure: state.failure }
    : { status: 'idle' };
});

/** Registers a warranty; the list shows it afterwards, also one that was registered elsewhere. */
export const registerLine = action(({ set }, { ordersn, line_id }: WarrantyKey) =>
  set(registration.mutate, { ordersn, line_id }),
);

export function warrantiesHref(ordersn: string | null, page: number): string {
  return pageHref(hrefs.inAccount(ordersn === null ? 'warranty' : `warranty?ordersn=${ordersn}`), page);
}
