import type { ArgumentOf } from '@signal-shop/sdk/contract';
import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const guest = { who: 'guest' } as const;
const codeSent = { who: 'guest', scenarios: 'register.code-sent' } as const;
const email = 'newcomer@example.com';
const password = 'volt-2026';

const registration: ArgumentOf<'register'> = {
  email,
  email_confirmation: email,
  password,
  password_confirmation: password,
  code: '246810',
  agree_terms: 1,
};
const reset: ArgumentOf<'resetPassword'> = {
  email: 'ada@example.com',
  code: '135790',
  password: 'new-volt-27',
  password_confirmation: 'new-volt-27',
};
const change: ArgumentOf<'changePassword'> = {
  current_password: password,
  password: 'new-volt-27',
  password_confirmation: 'new-volt-27',
};
const allowed = { who: 'guest', scenarios: 'login.social-allowed' } as const;
const suspendedStranger = { who: 'guest', scenarios: 'login.social-new,register.suspended' } as const;
const redirect_uri = 'https://shop.example/login/login';
const facebook = { authorization_code: 'facebook_code_of_the_demonstration', redirect_uri };
const google = { authorization_code: 'google_code_of_the_demonstration', redirect_uri };

export const accountCases: readonly ExampleCase[] = [
  example('register', 'success', 'The account is open', registration, codeSent),
  example(
    'register',
    'userAlreadyRegistered',
    'An account with this email exists',
    { ...registration, email: 'ada@example.com', email_confirmation: 'ada@example.com' },
    guest,
  ),
  example('register', 'registrationSuspended', 'No new accounts', registration, {
    who: 'guest',
    scenarios: 'register.suspended',
  }),
  example(
    'register',
    'verificationCodeWrong',
    'A wrong verification code',
    { ...registration, code: '000000' },
    codeSent,
  ),
  example(
    'register',
    'emailsDiffer',
    'The emails differ',
    { ...registration, email_confirmation: 'newcomer@example.org' },
    codeSent,
  ),
  example(
    'register',
    'passwordsDiffer',
    'The passwords differ',
    { ...registration, password_confirmation: 'volt-2025' },
    codeSent,
  ),
  example(
    'register',
    'termsNotAccepted',
    'The terms were not accepted',
    { ...registration, agree_terms: 0 },
    codeSent,
  ),
  example(
    'register',
    'inviteCodeUnknown',
    'An unknown invitation code',
    { ...registration, invite_code: 'NOFRIEND' },
    codeSent,
  ),

  example('sendVerificationCode', 'success', 'The code is sent', { email, purpose: 'register' }, guest),
  example(
    'sendVerificationCode',
    'userAlreadyRegistered',
    'An account with this email exists',
    { email: 'taken@example.com', purpose: 'register' },
    guest,
  ),
  example(
    'sendVerificationCode',
    'registrationSuspended',
    'No new accounts',
    { email: 'suspended@example.com', purpose: 'register' },
    guest,
  ),
  example(
    'sendVerificationCode',
    'verificationCodeNotSent',
    'The email could not be sent',
    { email, purpose: 'register' },
    {
      who: 'guest',
      scenarios: 'register.code-failed',
    },
  ),
  example(
    'sendVerificationCode',
    'codeRequestedTooSoon',
    'Requested twice',
    { email, purpose: 'register' },
    codeSent,
  ),

  example('resetPassword', 'success', 'The password is changed', reset, {
    who: 'guest',
    scenarios: 'repasswd.ok',
  }),
  example(
    'resetPassword',
    'verificationCodeWrong',
    'A wrong verification code',
    { ...reset, code: '000000' },
    {
      who: 'guest',
      scenarios: 'repasswd.ok',
    },
  ),
  example(
    'resetPassword',
    'passwordsDiffer',
    'The passwords differ',
    { ...reset, password_confirmation: 'new-volt-28' },
    { who: 'guest', scenarios: 'repasswd.ok' },
  ),

  example('logInWithFacebook', 'success', 'Logged in with Facebook', facebook, allowed),
  example('logInWithFacebook', 'authorizationFailed', 'An invalid authorization code', facebook, guest),
  example('logInWithFacebook', 'registrationSuspended', 'No new accounts', facebook, suspendedStranger),
  example('logInWithGoogle', 'success', 'Logged in with Google', google, allowed),
  example('logInWithGoogle', 'authorizationFailed', 'An invalid authorization code', google, guest),
  example('logInWithGoogle', 'registrationSuspended', 'No new accounts', google, suspendedStranger),

  example('changePassword', 'success', 'The password is changed', change),
  example('changePassword', 'passwordWrong', 'Wrong current password', {
    ...change,
    current_password: 'volt-2025',
  }),
  example('changePassword', 'passwordsDiffer', 'The passwords differ', {
    ...change,
    password_confirmation: 'new-volt-28',
  }),

  example('getProfile', 'success', 'Ada', {}),
  example('exportPersonalData', 'success', 'A new customer', {}, { who: 'newcomer' }),
  example('requestAccountDeletion', 'success', 'The grace period begins', { password }),
  example(
    'requestAccountDeletion',
    'social',
    'An account without a password',
    { email: 'ada@example.com' },
    { scenarios: 'account.no-password' },
  ),
  example(
    'requestAccountDeletion',
    'emailsDiffer',
    'Not the email of the account',
    { email: 'ada@example.org' },
    { scenarios: 'account.no-password' },
  ),
  example('requestAccountDeletion', 'passwordWrong', 'Not the current password', { password: 'volt-2025' }),
  example('keepAccount', 'success', 'Nothing is deleted', {}, { scenarios: 'account.deletion-requested' }),
  example('saveProfile', 'success', 'One field', { city: 'Tacoma' }),
  example('saveProfile', 'completed', 'The profile is complete', {
    birth_date: '1994-05-17',
    gender: 'female',
  }),
  example('saveProfile', 'userAlreadyRegistered', 'An account with this email exists', {
    email: 'new@example.com',
    email_confirmation: 'new@example.com',
  }),
  example('saveProfile', 'emailsDiffer', 'The emails differ', { email: 'ada@example.org' }),
  example('saveProfile', 'birthDateInvalid', 'Not a past date', { birth_date: '2026-02-30' }),
];
