import { demoCustomer } from '@signal-shop/mock-server';
import type { Page } from 'playwright';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { findHeadset, logIn } from '../support/steps.ts';

const newcomer = { email: 'robin@example.org', password: 'volt-2026' };
const widths: Width[] = ['desktop', 'phone'];

async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
  await page.getByLabel('Confirm email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await page.getByLabel('Confirm password').fill(newcomer.password);
  await page.getByRole('checkbox').check();
}

/** Requests a verification code and types the one in the newest mail. */
async function typeMailedCode({ page, mock }: Shopper): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByText('Verification code sent!').waitFor();
  const [mail] = await mock.outbox();
  await page.getByLabel('Verification code').fill(mail?.reference ?? '');
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/user');
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Account' });
  // On small screens the menu is folded under the name of the page.
  const foldedButton = menu.getByRole('button', { name: 'Overview' }).filter({ visible: true });
  const logOutButton = menu.getByRole('button', { name: 'Log out' }).filter({ visible: true });
  await foldedButton.or(logOutButton).first().waitFor();
  if (await foldedButton.isVisible()) await foldedButton.click();
  await logOutButton.click();
  await page.getByText('You’re logged out').first().waitFor();
}

async function leftLogIn(page: Page): Promise<void> {
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** The page does not scroll horizontally. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.for(widths)(
  '[AUTH-01] [AUTH-02] [CART-08] RegisterAndLogIn, ResetPassword: at %s a guest shops, registers, logs out, and logs in with a new password',
  async (width, { shopper }) => {
    const visitor = await shopper({ width });
    const { page, open } = visitor;
    await open('/');
    await findHeadset(page);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).waitFor();
    await open('/login/register?redirect=%2Fcar');
    await fits(page);
    await fillRegistration(page);
    await typeMailedCode(visitor);
    await expect.poll(() => page.getByRole('button', { name: /^Resend in/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/car');
    await page.getByRole('button', { name: 'Checkout' }).waitFor();
    await logOut(page);

    await open('/login/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Set a new password' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(newcomer.email);
    await typeMailedCode(visitor);
    await page.getByLabel('New password', { exact: true }).fill('other-volt-27');
    await page.getByLabel('Confirm new password').fill('other-volt-27');
    await fits(page);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await page.getByRole('link', { name: 'Log in with the new password' }).click();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(newcomer.email);
    await page.getByLabel('Password', { exact: true }).fill('other-volt-27');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await leftLogIn(page);
    await open('/car');
    await page.getByRole('button', { name: 'Checkout' }).waitFor();
  },
);

test('[AUTH-01] [I18N-02] changing the language during registration preserves the form', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/login/register?invite=5B1DE2A7');
  await page.getByText('A friend invited you.').waitFor();
  await fillRegistration(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { level: 1, name: 'Konto erstellen' }).waitFor();
  expect(await page.getByLabel('E-Mail bestätigen').inputValue()).toBe(newcomer.email);
  expect(await page.getByLabel('Passwort bestätigen').inputValue()).toBe(newcomer.password);
  expect(await page.getByLabel('Einladungscode').inputValue()).toBe('5B1DE2A7');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(newcomer.password);
});

test('[AUTH-02] RegisterSuspended: while registration is suspended the message of the specification is shown, and the form is preserved', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ scenarios: ['register.suspended'] });
  await open('/login/register');
  await fillRegistration(page);
  await page.getByLabel('Verification code').fill('246810');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Invalid input! Sorry, we do not accept new registration now').waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(newcomer.email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(newcomer.password);
});

test('[AUTH-02] a used email and a missing agreement are shown at their fields', async ({ shopper }) => {
  const { page, open } = await shopper({ scenarios: ['register.taken'], width: 'phone' });
  await open('/login/register');
  await fillRegistration(page);
  await page.getByRole('checkbox').uncheck();
  await page.getByLabel('Verification code').fill('246810');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Must agree to this term' }).click();
  await expect
    .poll(() => page.getByRole('checkbox').evaluate((box) => box === document.activeElement))
    .toBe(true);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'This user has been registered!' }).waitFor();
  await fits(page);
});

test.for(widths)(
  '[AUTH-03] at %s Google logs in on its own page and returns to the requested page',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/login/login?redirect=%2Fuser%2Forder%2Forders');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('link', { name: new RegExp(demoCustomer.email) }).click();
    await page.waitForURL('**/user/order/orders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  },
);

test('[AUTH-03] a visitor who declines at Facebook, or returns with a forged response, gets an error and is not logged in', async ({
  shopper,
}) => {
  const { page, open, mock } = await shopper();
  await open('/login/login');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByRole('link', { name: 'Deny' }).click();
  await page.getByText(/^The login wasn’t authorized/).waitFor();
  await page.waitForURL((url) => url.search === '');
  await open('/login/login?code=facebook_code_of_a_stranger&state=guessed');
  await page.getByText(/^The login wasn’t authorized/).waitFor();
  expect(await mock.calls.count('logInWithFacebook')).toBe(0);
});

test('[AUTH-04] LoginExpired1000: after an expired login, logging in returns to the same page', async ({
  shopper,
}) => {
  const { page, open, mock } = await shopper();
  await open('/login/login?redirect=%2Fuser%2Forder%2Fpaid');
  await logIn(page);
  await page.waitForURL('**/user/order/paid');
  // An open page would learn of it with its next call and report it first.
  await page.goto('about:blank');
  await mock.apply('auth.expired-1000');
  await open('/user/order/paid');
  await page.waitForURL('**/login/login?redirect=%2Fuser%2Forder%2Fpaid');
  await page
    .getByText(/^Your session has expired/)
    .first()
    .waitFor();
  await logIn(page);
  await page.waitForURL('**/user/order/paid');
});

test('[AUTH-05] a login that times out reports it, preserves the form, and works the next time', async ({
  shopper,
}) => {
  const { page, open, mock, allow } = await shopper();
  allow(/\/api\/login\/login|ERR_/);
  await mock.fault({ operationId: 'logIn', kind: 'reset' });
  await open('/login/login');
  await logIn(page);
  await page.getByText(/^We can’t connect/).waitFor();
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(demoCustomer.password);
  await mock.clearFaults();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await leftLogIn(page);
});

const cookieNames = [
  'token',
  'tiktokToken',
  'locale',
  'temp_car',
  'userInfo',
  'startTime',
  'activity',
  'fullpath',
  'consent',
];

test('[STATE-01] [S07] the stored items have the names of the specification, and a logout removes the private ones', async ({
  shopper,
}) => {
  const { page, open, context } = await shopper({ scenarios: ['auth.tiktok'] });
  const own = async () =>
    (await context.cookies()).filter(({ name }) => name !== 'mock_session').map(({ name }) => name);
  await open('/login/login');
  await logIn(page);
  await leftLogIn(page);
  await expect.poll(own).toEqual(expect.arrayContaining(['token', 'userInfo', 'tiktokToken', 'fullpath']));
  expect((await own()).filter((name) => !cookieNames.includes(name))).toEqual([]);
  for (const { name, path, sameSite } of await context.cookies()) {
    if (['mock_session', 'locale', 'consent'].includes(name)) continue;
    expect({ name, path, sameSite }).toEqual({ name, path: '/', sameSite: 'Strict' });
  }
  await logOut(page);
  expect(await own()).not.toEqual(expect.arrayContaining(['token']));
  for (const name of ['token', 'userInfo', 'tiktokToken']) expect(await own()).not.toContain(name);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage }))).not.toContain('temp_email');
});
