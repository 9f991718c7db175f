import type { CodeDelivery } from '../../../components/code-field/code-field.states.ts';
import type { FieldRefusal } from '../../../forms/form/use-form.ts';
import type { RegisterDraft } from '../../../forms/register-form/register-draft.ts';

export const registerStates = [
  'Empty',
  'Missing',
  'Mismatch',
  'TermsMissing',
  'CodeSent',
  'CodeFailed',
  'AlreadyRegistered',
  'Suspended',
  'Pending',
  'Registered',
  'Invited',
  'ServerMessage',
  'Unreachable',
] as const;

export type RegisterState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's message with the field that it is about. */
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof RegisterDraft> }
  /** The server's message without a field. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'suspended'; readonly message: string }
  | { readonly status: 'unreachable' }
  /** The account exists and its owner is logged in; the redirect follows. */
  | { readonly status: 'registered'; readonly message: string };

export interface RegisterScreenProps {
  readonly state: RegisterState;
  readonly draft: RegisterDraft;
  readonly delivery: CodeDelivery;
  /** Whether the visitor came with an invite code. */
  readonly invited: boolean;
  readonly onDraftChange: (draft: RegisterDraft) => void;
  readonly onSendCode: () => void;
  readonly onRegister: () => void;
}
