import type { Getter } from 'jotai';
import { locationAtom } from '../core/location.ts';
import { sameCustomer } from './same-customer.ts';

/** As `sameCustomer`, and whether they are still on the same visit: a late answer leads nobody away from elsewhere. */
export function stillHere(get: Getter) {
  const { visit } = get(locationAtom);
  const isSame = sameCustomer(get);
  return { isSame, isHere: () => isSame() && get(locationAtom).visit === visit };
}
