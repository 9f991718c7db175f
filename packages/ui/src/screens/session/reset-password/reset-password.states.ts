import type { CodeDelivery } from '../../../components/code-field/code-field.states.ts';
import type { FieldRefusal } from '../../../forms/form/use-form.ts';
import type { ResetPasswordDraft } from '../../../forms/reset-password-form/reset-password-form.tsx';

export const resetPasswordStates = [
  'Empty',
  'Missing',
  'CodeSent',
  'InvalidCode',
  'Pending',
  'Done',
  'ServerMessage',
  'Unreachable',
] as const;

export type ResetPasswordState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's message with the field that it is about. */
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof ResetPasswordDraft> }
  /** The server's message without a field. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'unreachable' }
  | { readonly status: 'done'; readonly message: string };

export interface ResetPasswordScreenProps {
  readonly state: ResetPasswordState;
  readonly draft: ResetPasswordDraft;
  readonly delivery: CodeDelivery;
  readonly onDraftChange: (draft: ResetPasswordDraft) => void;
  readonly onSendCode: () => void;
  readonly onReset: () => void;
}
