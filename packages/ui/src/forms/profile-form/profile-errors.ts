import { limits } from '@signal-shop/sdk/contract';
import type { IntlShape } from 'react-intl';
import type { DateProblem } from '../../components/date-field/date-text.ts';
import { dateProblem } from '../../components/date-field/date-text.ts';
import { emailProblem, isSameEmail } from '../form/account-problems.ts';
import { textProblem } from '../form/text-limit.ts';
import { profileFormMessages as messages } from './profile-form.messages.ts';
import type { ProfileDraft } from './profile-form.states.ts';

const limit = limits.saveProfile;

const dateMessages = {
  incomplete: messages.birthDateIncomplete,
  impossible: messages.birthDateImpossible,
  future: messages.birthDateFuture,
} as const satisfies Record<DateProblem, unknown>;

/** Whether the draft changes the login's email address. */
export function isEmailChanged(draft: ProfileDraft, knownEmail: string): boolean {
  return !isSameEmail(draft.email, knownEmail);
}

/** Error messages by field, in the order of the form, for values that the contract rejects. */
export function profileErrors(
  draft: ProfileDraft,
  {
    knownEmail,
    nowMs,
    intl,
  }: { readonly knownEmail: string; readonly nowMs: number; readonly intl: IntlShape },
): Partial<Record<keyof ProfileDraft, string>> {
  const isMissing = draft.firstname.trim() === '';
  const email = emailProblem(draft.email, { ...limit.email, required: true });
  const isOther = isEmailChanged(draft, knownEmail);
  const isSame = isSameEmail(draft.email, draft.email_confirmation);
  const date = dateProblem(draft.birth_date, nowMs);
  return {
    ...(isMissing && { firstname: intl.formatMessage(messages.firstnameMissing) }),
    ...(textProblem(draft.firstname, limit.firstname) === 'tooLong' && {
      firstname: intl.formatMessage(messages.tooLong, { max: limit.firstname.maxLength }),
    }),
    ...(email !== null && {
      email: intl.formatMessage(email === 'missing' ? messages.emailMissing : messages.emailMalformed),
    }),
    ...(email === null &&
      isOther &&
      !isSame && {
        email_confirmation: intl.formatMessage(
          draft.email_confirmation.trim() === '' ? messages.confirmationMissing : messages.emailsDiffer,
        ),
      }),
    ...(textProblem(draft.state, limit.state) === 'tooLong' && {
      state: intl.formatMessage(messages.tooLong, { max: limit.state.maxLength }),
    }),
    ...(textProblem(draft.city, limit.city) === 'tooLong' && {
      city: intl.formatMessage(messages.tooLong, { max: limit.city.maxLength }),
    }),
    ...(date !== null && { birth_date: intl.formatMessage(dateMessages[date]) }),
    ...(textProblem(draft.marketplace_url, limit.marketplace_url) !== null && {
      marketplace_url: intl.formatMessage(messages.urlMalformed),
    }),
  };
}
