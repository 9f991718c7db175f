import type { Locale } from '@signal-shop/sdk/contract';
import type { RegisterDraft } from '../forms/register-form/register-form.tsx';
import type { ResetPasswordDraft } from '../forms/reset-password-form/reset-password-form.tsx';
import { ask, refusalOf } from './answers.ts';

export const emptyRegistration: RegisterDraft = {
  email: '',
  email_confirmation: '',
  code: '',
  password: '',
  password_confirmation: '',
  invite_code: '',
  agree_terms: '',
};

export const filledRegistration: RegisterDraft = {
  email: 'newcomer@example.com',
  email_confirmation: 'newcomer@example.com',
  code: '246810',
  password: 'volt-2026',
  password_confirmation: 'volt-2026',
  invite_code: '',
  agree_terms: 'yes',
};

export const emptyReset: ResetPasswordDraft = {
  email: '',
  code: '',
  password: '',
  password_confirmation: '',
};

export const filledReset: ResetPasswordDraft = {
  email: 'ada@example.com',
  code: '135790',
  password: 'new-volt-27',
  password_confirmation: 'new-volt-27',
};

function registration(email: string, more: { invite_code?: string } = {}) {
  const { code, password } = filledRegistration;
  const repeated = { email_confirmation: email, password_confirmation: password };
  return { email, password, code, ...repeated, ...more, agree_terms: 1 } as const;
}

function refusedRegistration(email: string, locale: Locale, more: { invite_code?: string } = {}): string {
  return refusalOf('register', registration(email, more), { locale });
}

export function welcomeSentence(locale: Locale): string {
  const asking = { scenarios: 'register.code-sent', locale, fresh: true, as: 'guest' } as const;
  return ask('register', registration(filledRegistration.email), asking).msg;
}

export function resetSentence(locale: Locale): string {
  const asking = { scenarios: 'repasswd.ok', locale, fresh: true, as: 'guest' } as const;
  return ask('resetPassword', filledReset, asking).msg;
}

/** Each refusal at the field it belongs to, in the shop's own words. */
export const registerRefusal = {
  taken: (locale: Locale) => ({
    field: 'email' as const,
    message: refusedRegistration('taken@example.com', locale),
  }),
  wrongCode: (locale: Locale) => ({
    field: 'code' as const,
    message: refusedRegistration('badcode@example.com', locale),
  }),
  unknownInvitation: (locale: Locale) => ({
    field: 'invite_code' as const,
    message: refusedRegistration('newcomer@example.com', locale, { invite_code: 'NOBODY99' }),
  }),
};

export function suspendedSentence(locale: Locale): string {
  return refusedRegistration('suspended@example.com', locale);
}

export function wrongResetCode(locale: Locale): string {
  const email = 'badcode@example.com';
  return refusalOf('resetPassword', { ...filledReset, email }, { locale });
}
