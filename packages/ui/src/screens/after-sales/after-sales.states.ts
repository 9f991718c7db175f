import type { AfterSalesDetail, AfterSalesOffer, OrderLine } from '@signal-shop/sdk/contract';
import type { AfterSalesFormProps } from '../../forms/after-sales-form/after-sales-draft.ts';
import type { Failure } from '../../remote.ts';
import type { RequestActions } from '../../sections/refund-detail/refund-detail.states.ts';
import type { WarrantyClaiming } from '../account-warranty/account-warranty.states.ts';

export const afterSalesStates = [
  'Choose',
  'ReturnForm',
  'RefundForm',
  'RefundContactFirst',
  'RefundQuantityExceeds',
  'ExchangeForm',
  'WholeOrder',
  'Sent',
  'WarrantyForm',
  'WarrantyOver',
  'TooLate',
  'AlreadyOpen',
  'NotPossible',
  'Requested',
  'AddTracking',
  'Loading',
  'Failed',
  'NotFound',
  'German',
  'Japanese',
] as const;

/** What a request would be about, as its order tells it. */
export interface AfterSalesSubject {
  readonly ordersn: string;
  /** One line, or all that can still be asked for. */
  readonly lines: readonly OrderLine[];
  readonly offer: AfterSalesOffer;
}

export type AfterSalesState =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'closed';
      readonly subject: AfterSalesSubject;
      /** The request that is open about it; null while there is none. */
      readonly requestId: string | null;
    }
  | {
      readonly status: 'form';
      readonly subject: AfterSalesSubject;
      readonly form: Omit<AfterSalesFormProps, 'offer'>;
    }
  | { readonly status: 'request'; readonly request: AfterSalesDetail; readonly actions: RequestActions };

export interface AfterSalesScreenProps {
  readonly state: AfterSalesState;
  /** The defect that is being reported; null while none is. */
  readonly claiming: WarrantyClaiming | null;
  readonly onClaim: (subject: AfterSalesSubject) => void;
  readonly onCloseClaim: () => void;
}
