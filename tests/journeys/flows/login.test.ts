import { demoCustomer } from '@signal-shop/mock-server';
import { expect, test } from 'vitest';
import type { Hands } from '../support/hands.ts';
import { logIn } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const newcomer = { email: 'robin@example.org', password: 'volt-2026' };

async function typeMailedCode(shop: Visit, form: Hands): Promise<void> {
  await form.press('button', 'Send code');
  await form.see('Verification code sent!');
  await form.type('Verification code', shop.world.state.outbox.at(-1)?.reference ?? '');
}

test('[NAV-16] [NAV-10] [T09] GuestGuard: a private page sends a guest to log in, and opens afterwards', async () => {
  const shop = await visit({ at: '/user/order/paid?page=1#list' });
  await shop.find('heading', 'Log in');
  expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Fpaid%3Fpage%3D1%23list');
  await logIn(shop);
  await shop.find('heading', 'My orders');
  expect(shop.address()).toBe('/user/order/paid?page=1#list');
});

test.each([
  ['LoginExpired1000', 'auth.expired-1000'],
  ['LoginExpired100', 'auth.expired-100'],
])(
  '[AUTH-04] [T04] %s: the login is forgotten, the server says why, and after a second the way leads to log in',
  async (_name, scenario) => {
    const shop = await visit({ at: '/', as: 'member' });
    await shop.press('button', 'Search');
    shop.turn(scenario);
    await shop.pass(0);
    await shop.press('link', 'My orders');
    await shop.see(/please log ?in/);
    expect(shop.environment.isSignedIn()).toBe(false);
    expect(shop.address()).toBe('/user/order/orders');
    await shop.pass(1_000);
    expect(shop.address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Forders');
    await logIn(shop);
    await shop.find('heading', 'My orders');
    expect(shop.address()).toBe('/user/order/orders');
  },
);

test('[AUTH-01] [USER-08] RegisterAndLogIn: a newcomer registers with a mailed code, leaves and logs in again', async () => {
  const shop = await visit({ at: '/login/register' });
  const form = await shop.within('form', 'Open an account');
  await form.type('Email', newcomer.email);
  await form.type('Email again', newcomer.email);
  await form.type('Password', newcomer.password);
  await form.type('Password again', newcomer.password);
  await typeMailedCode(shop, form);
  await form.press('checkbox', /^I agree to/);
  await form.press('button', 'Register');
  await shop.find('heading', /^signal/);
  expect(shop.environment.isSignedIn()).toBe(true);
  const account = await shop.reload('/user');
  await account.find('heading', 'My profile');
  await account.press('button', 'Log out');
  await account.see('You are logged out');
  const again = await account.reload('/login/login');
  await logIn(again, { ...demoCustomer, ...newcomer });
  await again.find('link', /^Account of/);
});

test('[AUTH-02] RegisterSuspended: the agreed words, and what was typed is still there', async () => {
  const shop = await visit({ at: '/login/register', scenarios: 'register.suspended' });
  const form = await shop.within('form', 'Open an account');
  await form.type('Email', newcomer.email);
  await form.type('Email again', newcomer.email);
  await form.type('Password', newcomer.password);
  await form.type('Password again', newcomer.password);
  await form.type('Verification code', '246810');
  await form.press('checkbox', /^I agree to/);
  await form.press('button', 'Register');
  await shop.see('Invalid input! Sorry, we do not accept new registration now');
  expect(await form.field('Email')).toHaveProperty('value', newcomer.email);
  expect(shop.environment.isSignedIn()).toBe(false);
});

test('[AUTH-01] ResetPassword: a mailed code sets a new password, and only that one logs in', async () => {
  const shop = await visit({ at: '/login/login' });
  await shop.press('link', 'Forgot your password?');
  const form = await shop.within('form', 'Set a new password');
  await form.type('Email', demoCustomer.email);
  await typeMailedCode(shop, form);
  await form.type('New password', 'other-volt-27');
  await form.type('New password again', 'other-volt-27');
  await form.press('button', 'Set new password');
  await shop.press('link', 'Log in with the new password');
  await logIn(shop);
  await shop.see(/password/i);
  expect(shop.environment.isSignedIn()).toBe(false);
  await logIn(shop, { ...demoCustomer, password: 'other-volt-27' });
  await shop.find('link', /^Account of/);
});
