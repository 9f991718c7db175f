import type { Failure } from '../../remote.ts';
import type { FieldRefusal } from '../form/use-form.ts';

export const profileFormStates = [
  'Empty',
  'Filled',
  'EmailChanged',
  'EmailMismatch',
  'ImpossibleBirthDate',
  'FutureBirthDate',
  'InvalidUrl',
  'Saving',
  'Saved',
  'SavedWithPoints',
  'EmailTaken',
  'ServerMessage',
  'LongDe',
  'Japanese',
] as const;

/** A profile as it is typed; everything but nickname and email may stay empty. */
export interface ProfileDraft {
  readonly firstname: string;
  readonly email: string;
  /** Asked for only while `email` is another one than before. */
  readonly email_confirmation: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  /** Year, month and day with hyphens, as far as they are typed. */
  readonly birth_date: string;
  /** '', male or female. */
  readonly gender: string;
  readonly marketplace_url: string;
}

export type ProfileSaving =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's sentence, and what the saving earned. */
  | { readonly status: 'saved'; readonly message: string; readonly points: number }
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof ProfileDraft> }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ProfileFormProps {
  readonly draft: ProfileDraft;
  /** The address that the customer logs in with until now. */
  readonly knownEmail: string;
  readonly saving: ProfileSaving;
  /** Shows every error at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraft: (draft: ProfileDraft) => void;
  /** Called once every field is as the contract wants it. */
  readonly onSave: () => void;
}
