import type { AfterSalesRequest } from '@signal-shop/sdk/contract';
import type { Sentence } from '../../intl/messages.ts';
import { afterSalesKindMessages } from './after-sales-badge.messages.ts';

/** What a request asks for; the defect of a warranty claim goes before what becomes of the goods. */
export function kindWordsOf({ kind, warranty_claim: claim }: AfterSalesRequest): Sentence {
  return afterSalesKindMessages[claim === null ? kind : 'warranty'];
}
