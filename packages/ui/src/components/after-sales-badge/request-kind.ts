import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import type { Sentence } from '../../intl/messages.ts';
import { afterSalesKindMessages } from './after-sales-badge.messages.ts';

/** The label of a request; a warranty claim has its own label, independent of the kind of the request. */
export function kindWordsOf({ kind, warranty_claim: claim }: AfterSalesRequest): Sentence {
  return afterSalesKindMessages[claim === null ? kind : 'warranty'];
}
