import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import { emailError, formatErrors, passwordError, repeatedPasswordError } from '../form/account-errors.ts';
import { isSameEmail } from '../form/account-problems.ts';
import { lengthValues, textProblem } from '../form/text-limit.ts';
import type { RegisterDraft } from './register-draft.ts';
import { registerFormMessages as messages } from './register-form.messages.ts';

const limit = limits.register;

/** Error messages by field, in the order of the form. */
export function registerErrors(draft: RegisterDraft, intl: IntlShape): Partial<RegisterDraft> {
  return formatErrors<keyof RegisterDraft>(
    {
      email: emailError(draft.email, limit.email, messages),
      email_confirmation: confirmationError(draft),
      code: textProblem(draft.code, limit.code) === null ? null : messages.codeMissing,
      password: passwordError(draft.password, limit.password, messages, intl),
      password_confirmation: repeatedPasswordError(draft, messages),
      invite_code:
        textProblem(draft.invite_code, limit.invite_code) === null
          ? null
          : intl.formatMessage(messages.inviteCodeMalformed, lengthValues(limit.invite_code)),
      agree_terms: draft.agree_terms === '' ? messages.termsMissing : null,
    },
    intl,
  );
}

function confirmationError({ email, email_confirmation: confirmation }: RegisterDraft) {
  if (confirmation.trim() === '') return messages.confirmationMissing;
  return isSameEmail(email, confirmation) ? null : messages.emailsDiffer;
}
