// @vitest-environment node
import { getUserInfo } from '@signal-shop/sdk/calls';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestShop } from '../../../testing/test-shop.ts';
import { navigate } from '../core/location.ts';
import { authHrefsAtom } from './complete-login.ts';
import { isLeavingForLogInAtom } from './leave-for-log-in.ts';
import { logIn, logInForm } from './log-in.ts';
import {
  changeReset,
  resetDeliveryAtom,
  resetForm,
  resetPassword,
  resetStateAtom,
  sendResetCode,
} from './reset-password.ts';
import { isSignedInAtom } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const validDraft = {
  email: 'ada@example.com',
  code: '135790',
  password: 'new-volt-27',
  password_confirmation: 'new-volt-27',
};

function openReset(scenarios: string, draft: Partial<typeof validDraft> = {}) {
  const shop = openTestShop({ at: '/login/repasswd', scenarios });
  shop.store.set(changeReset, { ...validDraft, ...draft });
  return { ...shop, state: () => shop.store.get(resetStateAtom) };
}

test('[AUTH-01] sets the new password with the emailed code; the old one no longer logs in', async () => {
  const shop = openReset('repasswd.ok');
  expect(shop.store.get(logInForm.valuesAtom).email).toBe('');
  await Promise.all([shop.store.set(resetPassword), shop.store.set(resetPassword)]);
  expect(shop.countOf('/api/login/repassword')).toBe(1);
  expect(shop.state()).toMatchObject({ status: 'done' });
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  expect(shop.environment.sessionItems.get('reset_draft')).toBeNull();
  shop.store.set(navigate, '/login/login');
  expect(shop.store.get(logInForm.valuesAtom).email).toBe('ada@example.com');
  await shop.store.set(logIn, { email: validDraft.email, password: 'volt-2026' });
  expect(shop.store.get(isSignedInAtom)).toBe(false);
  await shop.store.set(logIn, { email: validDraft.email, password: validDraft.password });
  expect(shop.store.get(isSignedInAtom)).toBe(true);
});

test('[AUTH-01] after a reset the next visit shows an empty form', async () => {
  const shop = openReset('repasswd.ok');
  await shop.store.set(resetPassword);
  shop.store.set(navigate, '/login/login');
  shop.store.set(navigate, '/login/repasswd');
  expect(shop.state()).toEqual({ status: 'idle' });
  expect(shop.store.get(resetForm.valuesAtom).password).toBe('');
});

test('[AUTH-01] a wrong code shows its error at the field until it changes', async () => {
  const shop = openReset('repasswd.code-wrong');
  await shop.store.set(resetPassword);
  expect(shop.state()).toMatchObject({ status: 'refused', refusal: { field: 'code' } });
  shop.store.set(changeReset, { ...validDraft, code: '1' });
  expect(shop.state()).toEqual({ status: 'idle' });
});

test('[AUTH-02] an email without an account gets the same answer and no email', async () => {
  const shop = openReset('auth.guest', { email: 'nobody@example.com' });
  await shop.store.set(sendResetCode);
  expect(shop.store.get(resetDeliveryAtom).status).toBe('sent');
  expect(shop.world.state.outbox).toEqual([]);
});

test('[AUTH-04] a refused call on the registration and reset pages does not redirect', async () => {
  for (const at of ['/login/register?redirect=%2Fcar', '/login/repasswd']) {
    const shop = openTestShop({ at });
    await Promise.allSettled([getUserInfo(shop.environment.shop)]);
    expect(shop.store.get(isLeavingForLogInAtom)).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(shop.address()).toBe(at);
  }
});

test('[NAV-16] the links between login, registration and reset preserve the requested page', () => {
  const shop = openTestShop({ at: '/login/register?redirect=%2Fcar&invite=5B1DE2A7' });
  expect(shop.store.get(authHrefsAtom)).toEqual({
    logIn: '/login/login?redirect=%2Fcar',
    register: '/login/register?redirect=%2Fcar',
    resetPassword: '/login/repasswd?redirect=%2Fcar',
  });
});
