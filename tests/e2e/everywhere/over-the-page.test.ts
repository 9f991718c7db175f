import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

test('[LAY-02] [NAV-02] on the phone Back leaves the page and closes its menu', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'phone' });
  await open('/support/faq');
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first();
  await scrollUntilThere(page, contact);
  await contact.click();
  await page.waitForURL('**/about/contact**');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  await page.goBack();
  await page.waitForURL('**/support/faq');
  await expect.poll(() => menu.count()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
});

test('[BEY-12] the skip link moves focus into the page and changes neither URL nor page', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/support/faq');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = page.url();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(page.url()).toBe(before);
});
