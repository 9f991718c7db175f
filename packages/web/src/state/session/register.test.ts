// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member, openTestShop } from '../../../testing/test-shop.ts';
import { toastsAtom } from '../core/notices.ts';
import { switchLanguage } from '../site/language.ts';
import { logIn } from './log-in.ts';
import {
  changeRegistration,
  isInvitedAtom,
  register,
  registerDeliveryAtom,
  registerForm,
  registerStateAtom,
  sendRegistrationCode,
} from './register.ts';
import { isSignedInAtom, logOut } from './session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const validDraft = {
  email: 'newcomer@example.com',
  email_confirmation: 'newcomer@example.com',
  code: '246810',
  password: 'volt-2026',
  password_confirmation: 'volt-2026',
  invite_code: '',
  agree_terms: 'yes',
};

type Options = Parameters<typeof openTestShop>[0];

function openRegistration(options: Options = {}, draft: Partial<typeof validDraft> = {}) {
  const shop = openTestShop({ at: '/login/register', scenarios: 'register.code-sent', ...options });
  shop.store.set(changeRegistration, { ...validDraft, ...draft });
  return { ...shop, state: () => shop.store.get(registerStateAtom) };
}

test('[AUTH-01] a registration logs in, welcomes, and continues to the requested page with the guest’s cart', async () => {
  const lines = encodeURIComponent(JSON.stringify([{ id: 1011, goods_number: 2, type: 1 }]));
  const shop = openRegistration({
    at: '/login/register?redirect=%2Fuser%2Forder%2Forders',
    cookies: `temp_car=${lines}`,
  });
  await shop.store.set(register);
  expect(shop.store.get(isSignedInAtom)).toBe(true);
  expect(shop.address()).toBe('/user/order/orders');
  expect(shop.store.get(toastsAtom)).toMatchObject([{ tone: 'success', text: { kind: 'server' } }]);
  expect(shop.countOf('/api/product/joinCart')).toBe(1);
  expect(shop.environment.cookies.get('temporaryCart')).toEqual([]);
  expect(shop.environment.sessionItems.get('register_draft')).toBeNull();
});

test('[AUTH-01] [T16] registering twice at once sends one request', async () => {
  const shop = openRegistration();
  await Promise.all([shop.store.set(register), shop.store.set(register)]);
  expect(shop.countOf('/api/login/register')).toBe(1);
});

test('[AUTH-01] an invitation link fills in its code, an invalid one does not', () => {
  const shop = openTestShop({ at: '/login/register?invite=5B1DE2A7' });
  expect(shop.store.get(registerForm.valuesAtom).invite_code).toBe('5B1DE2A7');
  expect(shop.store.get(isInvitedAtom)).toBe(true);
  const garbage = openTestShop({ at: '/login/register?invite=%3Cb%3E' });
  expect(garbage.store.get(registerForm.valuesAtom).invite_code).toBe('');
  expect(garbage.store.get(isInvitedAtom)).toBe(false);
});

test.each([
  ['email', { email: 'taken@example.com', email_confirmation: 'taken@example.com' }],
  ['code', { code: '000000' }],
  ['invite_code', { invite_code: 'NOBODY99' }],
] as const)(
  '[AUTH-02] a refusal shows at the field %s until it changes; the form keeps its fields',
  async (field, wrong) => {
    const shop = openRegistration({}, wrong);
    await shop.store.set(register);
    expect(shop.state()).toMatchObject({ status: 'refused', refusal: { field } });
    expect(shop.store.get(registerForm.valuesAtom)).toEqual({ ...validDraft, ...wrong });
    expect(shop.store.get(isSignedInAtom)).toBe(false);
    shop.store.set(changeRegistration, { ...validDraft, ...wrong, agree_terms: '' });
    expect(shop.state().status).toBe('refused');
    shop.store.set(changeRegistration, { ...validDraft, ...wrong, [field]: 'other' });
    expect(shop.state().status).toBe('idle');
  },
);

test('[AUTH-02] a suspended registration shows the specified message, also for the code', async () => {
  const shop = openRegistration({ scenarios: 'register.suspended' });
  const suspension = {
    status: 'suspended',
    message: 'Invalid input! Sorry, we do not accept new registration now',
  };
  await shop.store.set(register);
  expect(shop.state()).toEqual(suspension);
  const other = openRegistration({ scenarios: 'register.suspended' });
  await other.store.set(sendRegistrationCode);
  expect(other.state()).toEqual(suspension);
  expect(other.store.get(registerDeliveryAtom).status).toBe('idle');
});

test('[AUTH-05] a registration without an answer preserves the form and can be retried', async () => {
  const shop = openRegistration({ between: () => () => Promise.reject(new TypeError('down')) });
  await shop.store.set(register);
  expect(shop.state()).toEqual({ status: 'unreachable' });
  expect(shop.store.get(registerForm.valuesAtom)).toEqual(validDraft);
});

test('[AUTH-02] sends one code per minute to an email; another email gets one immediately', async () => {
  const shop = openRegistration({ scenarios: 'auth.guest' });
  await Promise.all([shop.store.set(sendRegistrationCode), shop.store.set(sendRegistrationCode)]);
  expect(shop.countOf('/api/login/getTestEmail')).toBe(1);
  expect(shop.store.get(registerDeliveryAtom)).toEqual({ status: 'sent', resendAtMs: Date.now() + 60_000 });
  await shop.store.set(sendRegistrationCode);
  expect(shop.store.get(registerDeliveryAtom)).toMatchObject({
    status: 'failed',
    failure: { kind: 'server' },
  });
  shop.store.set(changeRegistration, { ...validDraft, email: 'somebody@example.com' });
  expect(shop.store.get(registerDeliveryAtom)).toEqual({ status: 'idle' });
});

test('[AUTH-02] a code that cannot be sent shows the server’s message', async () => {
  const shop = openRegistration({ scenarios: 'register.code-failed' });
  await shop.store.set(sendRegistrationCode);
  expect(shop.store.get(registerDeliveryAtom)).toMatchObject({
    status: 'failed',
    failure: { kind: 'server', message: 'We couldn’t send the verification code. Please try again later.' },
  });
});

test('[I18N-02] a change of language preserves the form, and stores passwords only during the reload', async () => {
  const shop = openRegistration();
  const { sessionItems } = shop.environment;
  expect(sessionItems.get('register_draft')).not.toContain('volt-2026');
  await shop.store.set(switchLanguage, 'de');
  shop.store.set(registerForm.holdSecrets);
  const storedDraft = sessionItems.get('register_draft') ?? '';
  const nextShop = openTestShop({ at: '/login/register', sessionItems: { register_draft: storedDraft } });
  expect(nextShop.store.get(registerForm.valuesAtom)).toEqual(validDraft);
  nextShop.store.set(registerForm.releaseSecrets);
  expect(nextShop.store.get(registerForm.valuesAtom)).toEqual(validDraft);
  expect(nextShop.environment.sessionItems.get('register_draft')).not.toContain('volt-2026');
});

test.each(['', '{', 'null', '[]', '{"email":7}', `{"email":"${'a'.repeat(4_001)}"}`])(
  '[STATE-01] the invalid stored form %j is empty',
  (storedText) => {
    const shop = openTestShop({ at: '/login/register', sessionItems: { register_draft: storedText } });
    expect(Object.values(shop.store.get(registerForm.valuesAtom)).join('')).toBe('');
  },
);

test('[STATE-01] a logout removes the registration form', async () => {
  const shop = openRegistration();
  await shop.store.set(logIn, { email: 'ada@example.com', password: 'volt-2026' });
  await shop.store.set(logOut);
  expect(shop.store.get(registerForm.valuesAtom).password).toBe('');
  expect(shop.environment.sessionItems.get('register_draft')).toBeNull();
});

test('[NAV-09] members are redirected away from the registration and password reset pages', () => {
  for (const at of ['/login/register?invite=5B1DE2A7', '/login/repasswd']) {
    expect(openTestShop({ ...member, at }).address()).toBe('/');
  }
});
