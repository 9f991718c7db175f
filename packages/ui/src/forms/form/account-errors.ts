import type { IntlShape } from 'react-intl';
import type { LengthSentence, Sentence } from '../../intl/messages.ts';
import { emailProblem, passwordProblem } from './account-problems.ts';
import { lengthValues } from './text-limit.ts';

type Words<Name extends string> = Readonly<Record<Name, Sentence>>;

/** A message without values, or a formatted one. */
type FieldError = Sentence | string;

/** The errors for `useForm`: `null` marks a valid field and is left out. */
export function formatErrors<Name extends string>(
  errors: Readonly<Record<Name, FieldError | null>>,
  intl: IntlShape,
): Partial<Record<Name, string>>;
export function formatErrors(errors: Readonly<Record<string, FieldError | null>>, intl: IntlShape) {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error === null ? [] : [[name, typeof error === 'string' ? error : intl.formatMessage(error)]],
    ),
  );
}

export function emailError(
  email: string,
  limit: Parameters<typeof emailProblem>[1],
  messages: Words<'emailMissing' | 'emailMalformed'>,
): Sentence | null {
  const problem = emailProblem(email, limit);
  if (problem === null) return null;
  return problem === 'missing' ? messages.emailMissing : messages.emailMalformed;
}

export function passwordError(
  password: string,
  limit: Parameters<typeof passwordProblem>[1],
  messages: Words<'passwordMissing'> & { readonly passwordLength: LengthSentence },
  intl: IntlShape,
): string | null {
  const problem = passwordProblem(password, limit);
  if (problem === null) return null;
  return problem === 'missing'
    ? intl.formatMessage(messages.passwordMissing)
    : intl.formatMessage(messages.passwordLength, lengthValues(limit));
}

export function repeatedPasswordError(
  draft: { readonly password: string; readonly password_confirmation: string },
  messages: Words<'repeatedMissing' | 'passwordsDiffer'>,
): Sentence | null {
  if (draft.password_confirmation === '') return messages.repeatedMissing;
  return draft.password === draft.password_confirmation ? null : messages.passwordsDiffer;
}
