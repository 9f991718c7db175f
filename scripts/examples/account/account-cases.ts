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
    'The email has an account',
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
    'Another code was mailed',
    { ...registration, code: '000000' },
    codeSent,
  ),
  example(
    'register',
    'emailsDiffer',
    'The email was not repeated',
    { ...registration, email_confirmation: 'newcomer@example.org' },
    codeSent,
  ),
  example(
    'register',
    'passwordsDiffer',
    'The password was not repeated',
    { ...registration, password_confirmation: 'volt-2025' },
    codeSent,
  ),
  example(
    'register',
    'termsNotAccepted',
    'The terms were not agreed to',
    { ...registration, agree_terms: 0 },
    codeSent,
  ),
  example(
    'register',
    'inviteCodeUnknown',
    'Nobody invites with this code',
    { ...registration, invite_code: 'NOFRIEND' },
    codeSent,
  ),

  example('sendVerificationCode', 'success', 'The code is on its way', { email, purpose: 'register' }, guest),
  example(
    'sendVerificationCode',
    'userAlreadyRegistered',
    'The email has an account',
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
    'The mail does not leave',
    { email, purpose: 'register' },
    {
      who: 'guest',
      scenarios: 'register.code-failed',
    },
  ),
  example(
    'sendVerificationCode',
    'codeRequestedTooSoon',
    'Asked twice',
    { email, purpose: 'register' },
    codeSent,
  ),

  example('resetPassword', 'success', 'The new password counts', reset, {
    who: 'guest',
    scenarios: 'repasswd.ok',
  }),
  example(
    'resetPassword',
    'verificationCodeWrong',
    'Another code was mailed',
    { ...reset, code: '000000' },
    {
      who: 'guest',
      scenarios: 'repasswd.ok',
    },
  ),
  example(
    'resetPassword',
    'passwordsDiffer',
    'The password was not repeated',
    { ...reset, password_confirmation: 'new-volt-28' },
    { who: 'guest', scenarios: 'repasswd.ok' },
  ),

  example('logInWithFacebook', 'success', 'Facebook allowed it', facebook, allowed),
  example('logInWithFacebook', 'authorizationFailed', 'The code does not count', facebook, guest),
  example('logInWithFacebook', 'registrationSuspended', 'No new accounts', facebook, suspendedStranger),
  example('logInWithGoogle', 'success', 'Google allowed it', google, allowed),
  example('logInWithGoogle', 'authorizationFailed', 'The code does not count', google, guest),
  example('logInWithGoogle', 'registrationSuspended', 'No new accounts', google, suspendedStranger),

  example('changePassword', 'success', 'The new password counts', change),
  example('changePassword', 'passwordWrong', 'Not the current password', {
    ...change,
    current_password: 'volt-2025',
  }),
  example('changePassword', 'passwordsDiffer', 'The password was not repeated', {
    ...change,
    password_confirmation: 'new-volt-28',
  }),

  example('getProfile', 'success', 'Ada', {}),
  example('saveProfile', 'success', 'One field', { city: 'Tacoma' }),
  example('saveProfile', 'completed', 'Nothing is missing any more', {
    birth_date: '1994-05-17',
    gender: 'female',
  }),
  example('saveProfile', 'userAlreadyRegistered', 'The email has an account', {
    email: 'new@example.com',
    email_confirmation: 'new@example.com',
  }),
  example('saveProfile', 'emailsDiffer', 'The email was not repeated', { email: 'ada@example.org' }),
  example('saveProfile', 'birthDateInvalid', 'Not a day of the past', { birth_date: '2026-02-30' }),
];
