import type { WithdrawableOrder, WithdrawalReceipt } from '@signal-shop/sdk/contract';
import type { TrackOrderFormProps } from '../../../forms/track-order-form/track-order-form.tsx';
import type { Failure } from '../../../remote.ts';

export const withdrawalStates = [
  'Form',
  'FormMissing',
  'Finding',
  'NotFound',
  'NotOffered',
  'NotPossible',
  'Confirm',
  'ConfirmAfterDelivery',
  'Declaring',
  'DeclareFailed',
  'Declared',
  'DeclaredBefore',
  'Off',
  'German',
  'Japanese',
] as const;

export type DeclaringState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure };

export type WithdrawalState =
  /** No market offers online withdrawal. */
  | { readonly status: 'off' }
  /** The first of two steps. */
  | { readonly status: 'form'; readonly form: Omit<TrackOrderFormProps, 'purpose'> }
  /** The second step. */
  | {
      readonly status: 'confirm';
      readonly order: WithdrawableOrder;
      /** Recipient of the receipt. */
      readonly email: string;
      readonly declaring: DeclaringState;
    }
  | {
      readonly status: 'declared';
      readonly receipt: WithdrawalReceipt;
      /** The server's message; null for an earlier withdrawal that was looked up again. */
      readonly message: string | null;
    };

export interface WithdrawalScreenProps {
  readonly state: WithdrawalState;
  readonly onConfirm: () => void;
  /** Returns to the first step, from the second one or the receipt. */
  readonly onBack: () => void;
  /** Opens the browser's print dialog, which prints the receipt only. */
  readonly onPrint: () => void;
}
