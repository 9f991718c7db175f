import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import { afterSalesKindMessages } from '../components/after-sales-badge/after-sales-badge.messages.ts';
import type { Sentence } from '../intl/messages.ts';

/** The label of a request; a warranty claim has its own label, independent of the kind of the request. */
export function kindWordsOf({ kind, warranty_claim: claim }: AfterSalesRequest): Sentence {
  return afterSalesKindMessages[claim === null ? kind : 'warranty'];
}
