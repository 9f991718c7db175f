import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { emailProblem, isSameEmail, passwordProblem } from '../form/account-problems.ts';
import { textProblem } from '../form/text-limit.ts';
import type { RegisterDraft } from './register-draft.ts';
import { registerFormMessages as messages } from './register-form.messages.ts';

const limit = limits.register;

/** What is wrong with a registration, in the order of its fields. */
export function registerErrors(draft: RegisterDraft, intl: IntlShape): Partial<RegisterDraft> {
  const errors = {
    email: emailError(draft),
    email_confirmation: confirmationError(draft),
    code: textProblem(draft.code, limit.code) === null ? null : messages.codeMissing,
    password: passwordError(draft),
    password_confirmation: repeatedError(draft),
    invite_code:
      textProblem(draft.invite_code, limit.invite_code) === null ? null : messages.inviteCodeMalformed,
    agree_terms: draft.agree_terms === '' ? messages.termsMissing : null,
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, sentence]) =>
      sentence === null ? [] : [[name, intl.formatMessage(sentence)]],
    ),
  );
}

function emailError({ email }: RegisterDraft) {
  const problem = emailProblem(email, limit.email);
  if (problem === null) return null;
  return problem === 'missing' ? messages.emailMissing : messages.emailMalformed;
}

function confirmationError({ email, email_confirmation: confirmation }: RegisterDraft) {
  if (confirmation.trim() === '') return messages.confirmationMissing;
  return isSameEmail(email, confirmation) ? null : messages.emailsDiffer;
}

function passwordError({ password }: RegisterDraft) {
  const problem = passwordProblem(password, limit.password);
  if (problem === null) return null;
  return problem === 'missing' ? messages.passwordMissing : messages.passwordLength;
}

function repeatedError({ password, password_confirmation: repeated }: RegisterDraft) {
  if (repeated === '') return messages.repeatedMissing;
  return password === repeated ? null : messages.passwordsDiffer;
}
