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

/** Input of a profile; everything but nickname and email is optional. */
export interface ProfileDraft {
  readonly firstname: string;
  readonly email: string;
  /** Required only when `email` changes. */
  readonly email_confirmation: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  /** Year, month and day with hyphens, each possibly incomplete. */
  readonly birth_date: string;
  /** '', male or female. */
  readonly gender: string;
  readonly marketplace_url: string;
}

export type ProfileSaving =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  /** The server's message and the points earned by saving. */
  | { readonly status: 'saved'; readonly message: string; readonly points: number }
  | { readonly status: 'refused'; readonly refusal: FieldRefusal<keyof ProfileDraft> }
  | { readonly status: 'failed'; readonly failure: Failure };

export interface ProfileFormProps {
  /** The countries to choose from; a country that is not among them stays if it was chosen before. */
  readonly countryCodes: readonly string[];
  readonly draft: ProfileDraft;
  /** The current email address of the login. */
  readonly knownEmail: string;
  readonly saving: ProfileSaving;
  /** Shows all errors at once, as after a submit. */
  readonly submitted?: boolean;
  readonly onDraftChange: (draft: ProfileDraft) => void;
  /** Called on submit when every field satisfies the contract. */
  readonly onSave: () => void;
}
