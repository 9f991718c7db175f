import type { Atom } from 'jotai';
import { atom } from 'jotai';
import { environmentAtom } from '../core/environment-atom.ts';
import type { AppLocation } from '../core/location.ts';
import { queryOf } from '../core/location.ts';

/** Whether a text has the format of an order number; only then a request is sent. */
export function isOrderNumber(text: string | null): text is string {
  return text !== null && /^[0-9A-Z]{8,32}$/.test(text);
}

/** The order that a page is about: named in its address, else the last one placed in this tab. */
export function orderNumberOf(placeAtom: Atom<AppLocation>): Atom<string | null> {
  const namedAtom = queryOf(placeAtom, 'ordersn');
  return atom((get) => {
    get(placeAtom);
    const named = get(namedAtom);
    if (isOrderNumber(named)) return named;
    const placed = get(environmentAtom).sessionItems.get('order_sn');
    return isOrderNumber(placed) ? placed : null;
  });
}
