import type { Page } from 'playwright';
import { cardNumber } from '../../support/written-cards.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn, pay, reachPayment } from '../support/steps.ts';

function focusedTitle(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('h1:focus')?.textContent ?? 'no title');
}

test('[A11Y] [R19] the title of an order retains focus after the order has loaded', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/login/login?redirect=%2Fuser%2Forder%2Forders');
  await logIn(page);
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Order awaiting payment' }).waitFor();
  await expect.poll(() => focusedTitle(page)).toBe('Order awaiting payment');
});

test('[A11Y] the title of a payment result retains focus after the result has loaded', async ({
  shopper,
}) => {
  const { page } = await shopper();
  await reachPayment(page);
  await pay(page, cardNumber('success'));
  await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
  await expect.poll(() => focusedTitle(page)).toMatch(/^Thank you, Ada\. Arrives /);
});
