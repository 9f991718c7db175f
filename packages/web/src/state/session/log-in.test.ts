// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { credentials, openTestShop } from '../../../testing/test-shop.ts';
import { logIn, logInForm, logInReasonAtom, logInStateAtom } from './log-in.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['plain', { at: '/login/login' }],
  ['redirected', { at: '/login/login?redirect=%2Fcar' }],
  ['cookiesBlocked', { at: '/login/login?redirect=%2Fcar', cookieEnabled: false }],
] as const)('[AUTH-01] the login page says why the shopper is there: %s', (reason, options) => {
  expect(openTestShop(options).store.get(logInReasonAtom)).toBe(reason);
});

test('[AUTH-01] the login ignores spaces around the email, and is ready again afterwards', async () => {
  const shop = openTestShop({ at: '/login/login' });
  const loggingIn = shop.store.set(logIn, { ...credentials, email: `  ${credentials.email} ` });
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'pending' });
  await loggingIn;
  expect(shop.environment.sessionItems.get('temp_email')).toBe(credentials.email);
  expect(shop.store.get(logInStateAtom)).toEqual({ status: 'idle' });
});

test('[AUTH-01] what is typed is stored without the password', () => {
  const shop = openTestShop({ at: '/login/login' });
  shop.store.set(logInForm.change, { email: 'ada@example', password: 'volt-2026' });
  expect(shop.environment.sessionItems.get('log_in_draft')).toBe('{"email":"ada@example"}');
});

test('[AUTH-01] a login forgets what was typed', async () => {
  const shop = openTestShop({ at: '/login/login' });
  shop.store.set(logInForm.change, { email: 'other@example.com', password: 'volt-2026' });
  await shop.store.set(logIn, credentials);
  expect(shop.store.get(logInForm.valuesAtom)).toEqual({ email: '', password: '' });
  expect(shop.environment.sessionItems.get('log_in_draft')).toBeNull();
});
