import { demoCustomer } from '@signal-shop/mock-server';
import { createShopClient, memorySession } from '@signal-shop/sdk';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fill, logIn } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const newcomer = { email: 'robin@example.org', password: 'volt-2026' };

async function typeMailedCode({ user, world }: Visit, form: ReturnType<typeof within>): Promise<void> {
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await form.findByText('Verification code sent!');
  await fill(user, form, { 'Verification code': world.state.outbox.at(-1)?.reference ?? '' });
}

const newAccount = {
  Email: newcomer.email,
  'Confirm email': newcomer.email,
  Password: newcomer.password,
  'Confirm password': newcomer.password,
};

test('[NAV-16] [NAV-10] [T09] GuestGuard: a private page redirects a guest to login, and opens afterwards', async () => {
  const { user, address } = await visit({ at: '/user/order/paid?page=1#list' });
  await screen.findByRole('heading', { name: 'Log in' });
  expect(address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Fpaid%3Fpage%3D1%23list');
  await logIn(user);
  await screen.findByRole('heading', { name: 'My orders' });
  expect(address()).toBe('/user/order/paid?page=1#list');
});

test.each([
  ['LoginExpired1000', 'auth.expired-1000'],
  ['LoginExpired100', 'auth.expired-100'],
])(
  '[AUTH-04] [T04] %s: the session is cleared, the message of the server is shown, and after a second the login page opens',
  async (_name, scenario) => {
    const { user, turn, pass, address, environment } = await visit({ at: '/', as: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    turn(scenario);
    await pass(0);
    await user.click(screen.getByRole('link', { name: 'My orders' }));
    await screen.findByText(/please log ?in/i);
    expect(environment.isSignedIn()).toBe(false);
    expect(address()).toBe('/user/order/orders');
    await pass(1_000);
    expect(address()).toBe('/login/login?redirect=%2Fuser%2Forder%2Forders');
    await logIn(user);
    await screen.findByRole('heading', { name: 'My orders' });
    expect(address()).toBe('/user/order/orders');
  },
);

test('[AUTH-01] [USER-08] RegisterAndLogIn: a new customer registers with a mailed code, logs out and logs in again', async () => {
  const shop = await visit({ at: '/login/register' });
  const { user, environment } = shop;
  const form = within(await screen.findByRole('form', { name: 'Create an account' }));
  await fill(user, form, newAccount);
  await typeMailedCode(shop, form);
  await user.click(form.getByRole('checkbox', { name: /^I agree to/ }));
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: /^signal/ });
  expect(environment.isSignedIn()).toBe(true);
  const account = await shop.reload('/user');
  await screen.findByRole('heading', { name: 'Your account' });
  await account.user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByText('You’re logged out');
  const again = await account.reload('/login/login');
  await logIn(again.user, { ...demoCustomer, ...newcomer });
  await screen.findByRole('link', { name: /’s account$/ });
});

test('[AUTH-02] RegisterSuspended: the message of the specification is shown, and the form is preserved', async () => {
  const { user, environment } = await visit({ at: '/login/register', scenarios: 'register.suspended' });
  const form = within(await screen.findByRole('form', { name: 'Create an account' }));
  await fill(user, form, { ...newAccount, 'Verification code': '246810' });
  await user.click(form.getByRole('checkbox', { name: /^I agree to/ }));
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await screen.findByText('Invalid input! Sorry, we do not accept new registration now');
  expect(form.getByLabelText('Email')).toHaveProperty('value', newcomer.email);
  expect(environment.isSignedIn()).toBe(false);
});

test('[AUTH-01] ResetPassword: a mailed code sets a new password, and only that one logs in', async () => {
  const shop = await visit({ at: '/login/login' });
  const { user, environment } = shop;
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  const form = within(await screen.findByRole('form', { name: 'Set a new password' }));
  await fill(user, form, { Email: demoCustomer.email });
  await typeMailedCode(shop, form);
  await fill(user, form, { 'New password': 'other-volt-27', 'Confirm new password': 'other-volt-27' });
  await user.click(form.getByRole('button', { name: 'Set new password' }));
  await user.click(await screen.findByRole('link', { name: 'Log in with the new password' }));
  await logIn(user);
  await screen.findByText('Incorrect email or password.');
  expect(environment.isSignedIn()).toBe(false);
  await logIn(user, { ...demoCustomer, password: 'other-volt-27' });
  await screen.findByRole('link', { name: /’s account$/ });
});

test('[BEY-62] a login on a second device is listed, is ended, and its next call is refused', async () => {
  const shop = await visit({ at: '/user/reset', as: 'member' });
  await screen.findByText('You’re logged in on this device only.');
  const ends: number[] = [];
  const phone = createShopClient({
    baseUrl: 'http://shop.test',
    fetch: shop.server,
    session: memorySession(),
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    },
    hooks: { onSessionEnded: ({ code }) => ends.push(code) },
  });
  await phone.logIn({ email: demoCustomer.email, password: demoCustomer.password });
  const { user } = await shop.reload();
  await user.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }));
  await screen.findByText('That device is logged out');
  await screen.findByText('You’re logged in on this device only.');
  await expect(phone.getUserInfo()).rejects.toMatchObject({ code: ResponseCode.loginRequired });
  expect(ends).toEqual([ResponseCode.loginRequired]);
});
