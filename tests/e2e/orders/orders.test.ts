import type { Locator, Page } from 'playwright';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];
const empty = 'orders.empty';

async function openOrders(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open('/login/login?redirect=%2Fuser%2Forder%2Forders');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
}

async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** Returns the card of the order with that status. */
function cardThat(page: Page, status: string): Locator {
  return page.getByRole('article').filter({ has: page.locator('header').getByText(status, { exact: true }) });
}

test.for(widths)(
  '[USER-04] [USER-05] [BEY-06] [BEY-13] at %s a customer finds an order, cancels it with a reason and removes it from the list',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, scenarios: [empty, 'order.all'] });
    await openOrders(page, open);
    const details = cardThat(page, 'Awaiting shipment').getByRole('link', { name: /^Details of order / });
    const ordersn = /SG\d+/.exec((await details.getAttribute('aria-label')) ?? '')?.[0] ?? '';

    await page.getByRole('searchbox', { name: 'Order number or product' }).fill(ordersn.slice(-8));
    await page.keyboard.press('Enter');
    await page.getByText(`1 order matching “${ordersn.slice(-8)}”`).waitFor();
    await expectNoSideways(page);
    await page.getByRole('link', { name: `Details of order ${ordersn}` }).click();

    await page.getByRole('heading', { level: 1, name: 'Order awaiting shipment' }).waitFor();
    await page.getByRole('button', { name: `Copy number ${ordersn}` }).click();
    await page.getByText('Copied').waitFor();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Yes, cancel order' }).click();
    await dialog.getByText('Choose a reason.').waitFor();
    await dialog.getByRole('radio', { name: 'It takes too long' }).check();
    await dialog.getByRole('button', { name: 'Yes, cancel order' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Canceled' }).waitFor();
    await page.getByText('Reason: It takes too long').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/cancel/i);
    await expectNoSideways(page);

    await page.getByRole('button', { name: 'Delete order' }).click();
    await page.getByRole('button', { name: 'Yes, delete order' }).click();
    await page.waitForURL('**/user/order/orders');
    await page.getByRole('alert').filter({ hasText: 'deleted' }).waitFor();
    await page.getByText('9 orders', { exact: true }).waitFor();
  },
);

test.for(widths)(
  '[USER-05] [BEY-06] ConfirmReceived: at %s a delivery is confirmed in the list and can then be reviewed',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width, scenarios: [empty, 'order.shipped'] });
    await openOrders(page, open);
    const card = page.getByRole('article');
    await card.getByRole('link', { name: 'Track package' }).click();
    await page.getByRole('heading', { level: 2, name: 'Package' }).waitFor();
    await page.getByText('Northline Parcel').waitFor();
    await page.goBack();
    await card.getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    await card.getByRole('button', { name: 'Confirm receipt' }).click();
    await page.getByRole('button', { name: 'Yes, everything' }).click();
    await card.getByRole('alert').waitFor();
    await card.getByRole('link', { name: 'Write a review' }).click();
    const review = page.getByRole('link', { name: /^Write a review ?: / }).first();
    expect(await review.getAttribute('href')).toMatch(/^\/comment\?order=SG\d+&line=\d+$/);
    await page.getByText(/^Return by /).waitFor();
  },
);

test('[BEY-13] [L18] the print view shows only the invoice', async ({ shopper }) => {
  const { page, open } = await shopper({ scenarios: [empty, 'order.shipped'] });
  await openOrders(page, open);
  await page.getByRole('link', { name: /^Details of order / }).click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  const sheet = page.getByRole('article', { name: 'Invoice' });
  expect(await sheet.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await sheet.getByText('1420 Harbor Avenue').waitFor();
  await sheet.getByText('Tax').waitFor();
  expect(await page.getByRole('main').isVisible()).toBe(false);
});
