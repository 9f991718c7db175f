import type { PayableOrder, WalletFailure } from '@signal-shop/sdk/contract';
import type { Failure } from '../../../remote.ts';

export const paymentResultStates = [
  'Succeeded',
  'Failed',
  'WalletDeclined',
  'WalletCanceled',
  'WalletTimedOut',
  'Pending',
  'Points',
  'FreeTest',
  'MissingOrder',
  'Loading',
  'LoadFailed',
] as const;

/** Derived from the server's order status only, never from the URL (spec §8). */
export type PaymentResultState =
  | { readonly status: 'loading' }
  | { readonly status: 'missingOrder' }
  | { readonly status: 'loadFailed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: OutcomeName;
      readonly order: PayableOrder;
      /** Why the wallet did not pay; null for a card. */
      readonly walletFailure: WalletFailure | null;
    };

export type OutcomeName = 'succeeded' | 'failed' | 'pending';

export interface PaymentResultScreenProps {
  readonly state: PaymentResultState;
}
