import type { Page } from 'playwright';
import { expect, test } from './support/shop-test.ts';

declare global {
  interface Window {
    counted?: string[];
  }
}

/** Remembers the names of everything that is counted, on every page of this tab. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.counted = [];
    addEventListener('signal:event', (event) => {
      if (event instanceof CustomEvent) window.counted?.push(event.detail.name);
    });
  });
}

/** A pointer that moves, until the shop has seen it. */
const lookAround = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
};

const counted = (page: Page) => page.evaluate(() => window.counted);

test('[BEY-09] nothing is counted before the yes, and the question moves nothing on the page', async ({
  shopper,
}) => {
  const { page, open, context } = await shopper({ consent: 'asked' });
  await listen(page);
  await open('/detail?id=1201');
  const notice = page.getByRole('region', { name: 'May we count your visit?' });
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.waitForLoadState('networkidle');
  // The first view belongs to the goods: nobody is asked before they begin to look around.
  expect(await notice.count()).toBe(0);
  await lookAround(page);
  await notice.waitFor();
  expect(await counted(page)).toEqual([]);
  expect(await notice.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  await notice.getByRole('button', { name: 'Yes, count' }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => counted(page)).toEqual(['view_item']);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'consent')).toMatchObject({
    value: 'granted',
    sameSite: 'Strict',
  });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => counted(page)).toContain('add_to_cart');
});

test('[BEY-09] a no is kept, and can become a yes at the foot of any page', async ({ shopper }) => {
  const { page, open } = await shopper({ consent: 'asked' });
  await listen(page);
  await open('/product');
  const notice = page.getByRole('region', { name: 'May we count your visit?' });
  await lookAround(page);
  await notice.getByRole('button', { name: 'No, do not count' }).click();
  await page.reload();
  await lookAround(page);
  const again = page.getByRole('button', { name: 'Counting and privacy' });
  await again.waitFor();
  expect(await notice.count()).toBe(0);
  expect(await counted(page)).toEqual([]);
  await again.click();
  await notice.getByText('At the moment we count nothing.').waitFor();
  await notice.getByRole('button', { name: 'Yes, count' }).click();
  await expect.poll(() => counted(page)).toEqual(['view_item_list']);
});
