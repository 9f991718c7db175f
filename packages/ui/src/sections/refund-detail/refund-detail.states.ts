import type { AfterSalesDetail } from '@signal-shop/sdk/contract';
import type { CopyText } from '../../components/copy-field/use-copy.ts';
import type { AfterSalesTrackingFormProps } from '../../forms/after-sales-tracking-form/after-sales-tracking-form.states.ts';
import type { Failure, NotReady } from '../../remote.ts';
import type { LogisticsState } from '../logistics-track/logistics-track.states.ts';

export const refundDetailStates = [
  'Requested',
  'AddTracking',
  'SentBack',
  'Refunded',
  'Exchanged',
  'Rejected',
  'WarrantyClaim',
  'WarrantyReplaced',
  'TakenBack',
  'ConfirmTakeBack',
  'TakeBackFailed',
  'Loading',
  'Failed',
] as const;

/** Cancellation of a request: confirmed in a dialog, then sent once. */
export type TakingBack =
  | { readonly status: 'idle' }
  | { readonly status: 'asking' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface RequestActions {
  readonly tracking: AfterSalesTrackingFormProps;
  /** Tracking of the replacement, or else of the returned parcel. */
  readonly parcel: LogisticsState;
  readonly onCopy: CopyText;
  readonly takingBack: TakingBack;
  /** Opens the dialog that confirms the cancellation. */
  readonly onTakeBack: () => void;
  readonly onConfirm: () => void;
  readonly onKeep: () => void;
}

export interface RefundDetailProps extends RequestActions {
  readonly state: NotReady | { readonly status: 'ready'; readonly request: AfterSalesDetail };
}
