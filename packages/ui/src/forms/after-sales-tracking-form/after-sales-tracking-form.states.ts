import type { Carrier } from '@signal-shop/sdk/contract';
import type { Failure, Remote } from '../../remote.ts';

export const afterSalesTrackingFormStates = [
  'Empty',
  'Missing',
  'CarriersLoading',
  'CarriersFailed',
  'Sending',
  'Sent',
  'ServerMessage',
] as const;

export interface ParcelDraft {
  /** Code of the carrier. */
  readonly carrier: string;
  readonly tracking_number: string;
}

export type ParcelSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's message. */
  | { readonly status: 'sent'; readonly message: string };

export interface AfterSalesTrackingFormProps {
  readonly draft: ParcelDraft;
  readonly carriers: Remote<readonly Carrier[]>;
  readonly sending: ParcelSending;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: ParcelDraft) => void;
  readonly onCarriers: () => void;
  /** Called on submit when carrier and number satisfy the contract. */
  readonly onSend: () => void;
}
