import type { Page } from 'playwright';
import { coveredControls } from '../support/covered-controls.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, scrollUntilThere, waitForOffer } from '../support/steps.ts';

const widths: readonly Width[] = ['desktop', 'phone'];

function dialog(page: Page, name: string) {
  return page.getByRole('dialog', { name });
}

test.for(widths)(
  '[POP-01] [POP-02] [BEY-72] FirstOrderPopupOnce: on the %s the first-order popup gives its code and does not reappear; the prompt after it leaves the wheel free',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, popups: true, scenarios: ['popup.first-order'] });
    await open('/');
    const popup = dialog(page, '10% off your first order');
    await waitForOffer(page, popup);
    await popup.getByLabel('Email').fill('nobody@');
    await popup.getByRole('button', { name: 'Get my code' }).click();
    await popup.getByText('Please enter a correct Email!').waitFor();
    await popup.getByLabel('Email').fill('nobody@example.com');
    await popup.getByLabel('Email').press('Enter');
    await popup.getByText('Your code').waitFor();
    // Press the backdrop outside the dialog.
    await page.mouse.click(5, 5);
    await popup.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => sessionStorage.getItem('fixedModal'))).toBe('false');
    // The login prompt is the next popup, so the first-order popup would have appeared before it.
    await page.reload();
    await dialog(page, 'Better with an account').waitFor();
    expect(await popup.isVisible()).toBe(false);
    const wheel = page.getByRole('button', { name: 'Spin the lucky wheel' });
    await wheel.waitFor();
    expect(await coveredControls(wheel)).toEqual([]);
  },
);

test('[FLASH-02] [POP-03] LoginPromptTiming: during a flash sale the seasonal popup appears, then the login prompt', async ({
  shopper,
}) => {
  const { page, open } = await shopper({ popups: true, scenarios: ['popup.seasonal'] });
  await open('/');
  const popup = dialog(page, 'The flash sale is on');
  await waitForOffer(page, popup);
  await popup.getByRole('link', { name: 'Shop the sale' }).waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'hidden' });
  const prompt = dialog(page, 'Better with an account');
  await prompt.waitFor();
  await prompt.getByRole('link', { name: 'Log in' }).click();
  await page.waitForURL(/\/login\/login\?redirect=%2F$/);
});

test.for(widths)(
  '[WHEEL-02] [WHEEL-03] [WHEEL-05] WheelGuest, WheelGiftAddress: on the %s a guest logs in, spins and enters the address for the gift',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, scenarios: ['wheel.gift'] });
    await open('/');
    await page.getByRole('button', { name: 'Spin the lucky wheel' }).click();
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    await page.getByText('You have not login yet, please login').first().waitFor();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    // The wheel is still open after the login that it prompted.
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Spin', exact: true }).click();
    const title = page.getByRole('heading', { name: /^You won: / });
    await title.waitFor();
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
    const form = page.getByRole('form', { name: 'Shipping address for your gift' });
    await form.getByRole('button', { name: 'Submit address' }).click();
    await form.getByRole('link', { name: 'Enter your first name.' }).waitFor();
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Byte');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByLabel('Phone').fill('+1 206 555 0177');
    await form.getByLabel('Street address').fill('1 Signal Way');
    await form.getByLabel('State', { exact: true }).selectOption('WA');
    await form.getByLabel('City').fill('Seattle');
    await form.getByLabel('ZIP or postal code').fill('98101');
    await form.getByRole('button', { name: 'Submit address' }).click();
    await page.getByText('We have your shipping address').waitFor();
  },
);

test('[HOME-06] SubscribeNewsletter: the email box shows the error, then the confirmation, and clears', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/');
  const box = page.getByRole('region', { name: 'Get Daily Offer & Exclusive Deal' });
  await scrollUntilThere(page, box);
  const email = box.getByLabel('Email');
  await email.fill('nobody@');
  const sentence = box.getByText('Please enter a valid email address (Example: name@example.com).');
  // The message disappears automatically, so start waiting before the press.
  await Promise.all([sentence.waitFor(), email.press('Enter')]);
  await sentence.waitFor({ state: 'detached' });
  await email.fill('nobody@example.com');
  await box.getByRole('button', { name: 'Subscribe' }).click();
  await expect.poll(() => box.getByRole('status').textContent()).toMatch(/\w/);
  await expect.poll(() => email.inputValue()).toBe('');
});
