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
  /** The name of a carrier. */
  readonly company: string;
  readonly tracking_number: string;
}

export type ParcelSending =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's sentence. */
  | { readonly status: 'sent'; readonly message: string };

export interface AfterSalesTrackingFormProps {
  readonly draft: ParcelDraft;
  readonly carriers: Remote<readonly Carrier[]>;
  readonly sending: ParcelSending;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: ParcelDraft) => void;
  readonly onCarriers: () => void;
  /** Called once carrier and number are as the contract wants them. */
  readonly onSend: () => void;
}
