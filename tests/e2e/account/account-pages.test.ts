import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import type { Page } from 'playwright';
import { giftAddress } from '../../support/written-addresses.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];

/** A picture of one red pixel. */
const picture = {
  name: 'ada.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Navigates in the account by its menu, which is folded on small screens. */
async function openPlace(page: Page, place: string, title: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Account' });
  const link = menu.getByRole('link', { name: place });
  if (!(await link.isVisible())) await menu.getByRole('button').first().click();
  await link.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function completeProfile(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Your profile' });
  await form.getByLabel('Year').fill('1994');
  await form.getByLabel('Month').fill('2');
  await form.getByLabel('Day').fill('31');
  await form.getByLabel('Female').check();
  await form.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('link', { name: 'That date doesn’t exist. Check the day and month.' }).waitFor();
  await form.getByLabel('Day').fill('17');
  await form.getByRole('button', { name: 'Save profile' }).click();
  await page
    .getByText(/^Your profile is complete\. You earned 10 points/)
    .first()
    .waitFor();
}

async function changePicture(page: Page): Promise<void> {
  const field = page.getByLabel('Or upload your own');
  await field.setInputFiles({ ...picture, buffer: Buffer.alloc(uploadMaximumBytes + 1) });
  await page.getByText('Please upload photo within 2M!').waitFor();
  await field.setInputFiles({ ...picture, name: 'notes.png', buffer: Buffer.from('no picture') });
  await page.getByText('Invalid image format').waitFor();
  await field.setInputFiles(picture);
  await page.getByText('ada.png').waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied').waitFor();
}

async function fillPrizeAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add shipping address' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(giftAddress))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByLabel('State', { exact: true }).selectOption('WA');
  await dialog.getByRole('button', { name: 'Submit address' }).click();
  await dialog.getByText('We have your shipping address').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 Signal Way, Seattle, WA 98101').waitFor();
}

async function reportDefect(page: Page): Promise<void> {
  const register = page.getByRole('button', { name: /^Register warranty/ }).first();
  const name = (await register.getAttribute('aria-label')) ?? (await register.textContent()) ?? '';
  await register.click();
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Report a defect/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'I’ve contacted customer service' }).click();
  await dialog.getByLabel('What’s wrong?').fill('One side is silent.');
  await dialog.getByLabel('Photo of the defect').setInputFiles(picture);
  await dialog.getByLabel('Add another photo').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Remove' }).waitFor();
  await dialog.getByRole('button', { name: 'Submit report' }).click();
  await dialog.getByText('We’ll reply within 24 hours on business days.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('One side is silent.').waitFor();
}

async function changePassword(page: Page): Promise<void> {
  await page.getByLabel('Current password').fill('volt-2026');
  await page.getByLabel('New password', { exact: true }).fill('other-volt-27');
  await page.getByLabel('Confirm new password').fill('other-volt-27');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await page.getByText('You’ve been logged out on all other devices.').waitFor();
}

test.for(widths)(
  '[USER-01] [USER-02] [USER-03] [USER-07] [NAV-10] at %s a customer edits the profile, claims a coupon and checks the points',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/user');
    await logIn(page);
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    await completeProfile(page);
    await changePicture(page);

    await openPlace(page, 'Avatar frame', 'Avatar frame');
    await page.getByRole('button', { name: 'Golden crown' }).click();
    await page.getByRole('button', { name: 'Golden crown', pressed: true }).waitFor();

    await openPlace(page, 'Coupons', 'My coupons');
    const take = page.getByRole('button', { name: /^Get coupon: / });
    await take.first().waitFor();
    const offerCount = await take.count();
    await take.first().click();
    await expect.poll(() => take.count()).toBe(offerCount - 1);
    await page.getByRole('link', { name: /^Used/ }).click();
    await page.waitForURL('**/user/coupon/used');
    await page.getByRole('link', { name: /^Order SG\d{8}000019$/ }).waitFor();

    await openPlace(page, 'Points', 'My points');
    await page.getByText('1,250 points').waitFor();
    await page.getByText('Profile completed').click();
    await page.getByText('Balance before').filter({ visible: true }).waitFor();
  },
);

test.for(widths)(
  '[USER-07] [SUP-01] [NAV-10] WarrantyClaim: at %s a customer claims a prize, reports a defect and changes the password',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, scenarios: ['win.address-missing'] });
    await open('/login/login?redirect=%2Fuser%2Fwin');
    await logIn(page);
    await page.getByRole('heading', { level: 1, name: 'My prizes' }).waitFor();
    await fillPrizeAddress(page);
    await openPlace(page, 'Free tests', 'My free tests');
    await openPlace(page, 'Warranty', 'My warranties');
    await reportDefect(page);
    await openPlace(page, 'Password', 'Change password');
    await changePassword(page);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
  },
);
