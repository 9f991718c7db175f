import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';

test('[BEY-27] [L14] without JavaScript every address leads to goods, their pages, and other languages', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${inject('shopUrl')}/detail?id=1202`);
  await page.waitForURL('**/catalog/en.html');
  expect(await page.getByRole('article').count()).toBeGreaterThan(60);
  await page.getByRole('link', { name: 'Deutsch' }).click();
  const photograph = page.waitForResponse((response) => response.headers()['content-type'] === 'image/avif');
  await page.getByRole('link', { name: 'K9 Wireless-Headset', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'K9 Wireless-Headset' }).waitFor();
  expect((await photograph).status()).toBe(200);
  expect(await page.getByRole('img').count()).toBeGreaterThan(1);
  await context.close();
});
