import type { MailSubscription } from '@signal-shop/sdk/contract';
import type { Failure, NotReady } from '../../../remote.ts';

export const unsubscribeStates = [
  'Confirm',
  'ConfirmBackInStock',
  'ConfirmSaleStart',
  'Pending',
  'ChangeFailed',
  'Unsubscribed',
  'AlreadyUnsubscribed',
  'SubscribedAgain',
  'Invalid',
  'Expired',
  'Incomplete',
  'Loading',
  'Failed',
  'German',
  'Japanese',
] as const;

export type ChangeState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure };

export type UnsubscribeState =
  | NotReady
  /** The server's refusal of the link; null for an address without a token. */
  | { readonly status: 'invalid'; readonly message: string | null }
  | {
      readonly status: 'ready';
      readonly subscription: MailSubscription;
      /** Whether this visit has changed the subscription. */
      readonly changed: boolean;
      readonly change: ChangeState;
    };

export interface UnsubscribeScreenProps {
  readonly state: UnsubscribeState;
  readonly onUnsubscribe: () => void;
  /** Undoes the unsubscription. */
  readonly onResubscribe: () => void;
}
