import type { WithdrawableOrder, WithdrawalReceipt } from '@signal-shop/sdk/contract';
import type { TrackOrderFormProps } from '../../forms/track-order-form/track-order-form.tsx';
import type { Failure } from '../../remote.ts';

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
  /** No market offers it. */
  | { readonly status: 'off' }
  /** The first of two steps. */
  | { readonly status: 'form'; readonly form: Omit<TrackOrderFormProps, 'purpose'> }
  /** The second. */
  | {
      readonly status: 'confirm';
      readonly order: WithdrawableOrder;
      /** Where the receipt goes. */
      readonly email: string;
      readonly declaring: DeclaringState;
    }
  | {
      readonly status: 'declared';
      readonly receipt: WithdrawalReceipt;
      /** What the shop said to it; null for one that was declared before and looked up again. */
      readonly message: string | null;
    };

export interface WithdrawalScreenProps {
  readonly state: WithdrawalState;
  readonly onConfirm: () => void;
  /** Back from the second step, or from the receipt, to the first. */
  readonly onBack: () => void;
  /** Opens the browser's own dialog; the paper carries the receipt alone. */
  readonly onPrint: () => void;
}
