import type { CodeDelivery } from '../../components/code-field/code-field.states.ts';
import type { FieldRefusal } from '../../forms/form/use-form.ts';
import type { RegisterDraft } from '../../forms/register-form/register-draft.ts';

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
  /** The server's sentence at the field that it is about. */
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof RegisterDraft> }
  /** The server's sentence about the whole. */
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'suspended'; readonly message: string }
  | { readonly status: 'unreachable' }
  /** The account is open and its owner logged in; the wanted page is about to open. */
  | { readonly status: 'registered'; readonly message: string };

export interface RegisterScreenProps {
  readonly state: RegisterState;
  readonly draft: RegisterDraft;
  readonly delivery: CodeDelivery;
  /** Somebody's invitation led here. */
  readonly invited: boolean;
  readonly onDraft: (draft: RegisterDraft) => void;
  readonly onSendCode: () => void;
  readonly onRegister: () => void;
}
