import { demoCustomer, startingTokens } from '@signal-shop/mock-server';
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { orderAddress } from '../../support/written-addresses.ts';
import { writtenCard } from '../../support/written-cards.ts';

/** Finds a headset with the search and opens its page. */
export async function findHeadset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('headset');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /headset/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
}

/** Logs in without the form, as the customer of the scenario `auth.customer`. */
export async function enterAsCustomer(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
}

export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email);
  await page.getByLabel('Password', { exact: true }).fill(demoCustomer.password);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

/** Types an address, even if a saved one is selected. */
export async function fillAddress(page: Page): Promise<void> {
  const another = page.getByRole('radio', { name: 'Use another address' });
  await another.or(page.getByLabel('Country or region')).first().waitFor();
  if (await another.isVisible()) await another.check();
  await page.getByLabel('Country or region').selectOption('US');
  for (const [label, text] of Object.entries(orderAddress))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State or province').selectOption('CA');
}

/** Waits until tax and shipping have loaded and the total is shown. */
export async function waitForTotal(page: Page): Promise<void> {
  await page.getByText('Total', { exact: true }).filter({ visible: true }).first().waitFor();
}

/** Phones fold the amounts into a line above the button. */
export async function openSummary(page: Page): Promise<void> {
  const line = page.locator('main button[aria-expanded][aria-controls]');
  if (await line.isVisible()) await line.click();
}

/** The visible amount of a row of the summary in dollars, without its sign. */
export async function amountOf(page: Page, label: string): Promise<number> {
  const name = page.locator('main dt').filter({ hasText: new RegExp(`^${label}$`), visible: true });
  return Number((await name.first().locator('+ dd').textContent())?.replaceAll(/[^\d.]/g, ''));
}

/** Continues from the address to the payment page; waits for the tax, so that the total is final. */
export async function placeOrder(page: Page): Promise<void> {
  await waitForTotal(page);
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.waitForURL(/\/pay(\?|$)/);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  for (const [label, text] of Object.entries(writtenCard(number))) await page.getByLabel(label).fill(text);
}

export async function pay(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: /^Pay (?!with)/ }).click();
}

/** Logs in and opens the payment page of a new order. */
export async function reachPayment(page: Page): Promise<void> {
  await page.goto('/login/login');
  await logIn(page);
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await findHeadset(page);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.waitForURL(/\/car\?.*cartype=2/);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(/step=address/);
  await fillAddress(page);
  await placeOrder(page);
}

/** Scrolls until a part exists: lazy sections load when near and move the end of the page. */
export async function scrollUntilThere(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return part.count();
    })
    .toBeGreaterThan(0);
}

/** The login prompt reappears ten seconds after it was closed. */
const untilOfferedMs = 60_000;

/** Waits for a popup of the home page; closes the login prompt, which may appear first on a busy machine. */
export async function waitForOffer(page: Page, offer: Locator): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Better with an account' });
  const isOffered = async () => {
    if (await prompt.isVisible()) await prompt.getByRole('button').first().click();
    return offer.isVisible();
  };
  await expect.poll(isOffered, { timeout: untilOfferedMs }).toBe(true);
}
