import type { AfterSalesDetail, AfterSalesOffer, OrderLine } from '@signal-shop/sdk/contract';
import type { AfterSalesFormProps } from '../../../forms/after-sales-form/after-sales-draft.ts';
import type { NotReady } from '../../../remote.ts';
import type { RequestActions } from '../../../sections/refund-detail/refund-detail.states.ts';
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

/** The subject of a request, from its order. */
export interface AfterSalesSubject {
  readonly ordersn: string;
  /** One line, or all lines that a request is possible for. */
  readonly lines: readonly OrderLine[];
  readonly offer: AfterSalesOffer;
}

export type AfterSalesState =
  | NotReady
  | { readonly status: 'notFound' }
  | {
      readonly status: 'closed';
      readonly subject: AfterSalesSubject;
      /** The open request about it; null for none. */
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
  /** The open warranty claim; null for none. */
  readonly claiming: WarrantyClaiming | null;
  readonly onClaim: (subject: AfterSalesSubject) => void;
  readonly onCloseClaim: () => void;
}
