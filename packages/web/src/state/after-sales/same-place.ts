import type { Getter } from 'jotai';
import { sameCustomer } from '../scopes/same-customer.ts';
import { afterSalesKeyAtom } from './after-sales-place.ts';

/** As `sameCustomer`, and whether the page is still about the same goods or request. */
export function samePlace(get: Getter): () => boolean {
  const before = get(afterSalesKeyAtom);
  const isSame = sameCustomer(get);
  return () => isSame() && get(afterSalesKeyAtom) === before;
}
