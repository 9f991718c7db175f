import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import type { AppLocation } from '../core/location.ts';
import { queryOf } from '../core/location.ts';

/** Whether a text has the format of an order number; only then a request is sent. */
export function isOrderNumber(text: string | null): text is string {
  return text !== null && /^[0-9A-Z]{8,32}$/.test(text);
}

/** The order number in the address of a page, or else that of the last order placed in this tab. */
export function orderNumberOf(pageLocationAtom: Atom<AppLocation>): Atom<string | null> {
  const addressNumberAtom = queryOf(pageLocationAtom, 'ordersn');
  return atom((get) => {
    get(pageLocationAtom);
    const addressNumber = get(addressNumberAtom);
    if (isOrderNumber(addressNumber)) return addressNumber;
    const lastNumber = get(environmentAtom).sessionItems.get('order_sn');
    return isOrderNumber(lastNumber) ? lastNumber : null;
  });
}
