import { inject } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test, widths } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';

test.for<Width>(['desktop', 'phone'])(
  '[BEY-27] [L14] at %s without JavaScript every address leads to goods, their pages, and other languages',
  async (width, { browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: widths[width], height: 900 },
    });
    const page = await context.newPage();
    await page.goto(`${inject('shopUrl')}/detail?id=1202`);
    await page.waitForURL('**/catalog/en.html');
    expect(await page.getByRole('article').count()).toBeGreaterThan(60);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Deutsch' }).click();
    const photograph = page.waitForResponse(
      (response) => response.headers()['content-type'] === 'image/avif',
    );
    await page.getByRole('link', { name: 'K9 Wireless-Headset', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'K9 Wireless-Headset' }).waitFor();
    expect((await photograph).status()).toBe(200);
    expect(await page.getByRole('img').count()).toBeGreaterThan(1);
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  },
);
