import type { PasswordDraft } from '../../../forms/change-password-form/change-password-form.tsx';
import type { FieldRefusal } from '../../../forms/form/use-form.ts';
import type { Failure } from '../../../remote.ts';
import type { LoginsProps } from '../../../sections/logins/logins.states.ts';

export const accountPasswordStates = [
  'Empty',
  'Missing',
  'Mismatch',
  'TooShort',
  'WrongPassword',
  'Pending',
  'Done',
  'ServerMessage',
  'German',
  'Japanese',
] as const;

export type PasswordState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof PasswordDraft> }
  | { readonly status: 'failed'; readonly failure: Failure }
  /** The server's message. */
  | { readonly status: 'done'; readonly message: string };

export interface AccountPasswordScreenProps {
  readonly state: PasswordState;
  readonly draft: PasswordDraft;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: PasswordDraft) => void;
  readonly onChange: () => void;
  readonly logins: LoginsProps;
}
