import type { PageName } from '@signal-shop/web/page-name.ts';
import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { pageAddresses } from './page-addresses.ts';
import type { Shopper } from './shop-test.ts';
import { scrollUntilThere } from './steps.ts';

/** Options and scenarios with everything that can stick to an edge of the window. */
export const everythingAtAnEdge = {
  width: 'phone',
  consent: 'asked',
  scenarios: ['cart.many', 'mail.offers', 'auth.customer'],
} as const;

/** The bar of the comparison appears on each page that is opened afterwards. */
export async function compareTwoGoods(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('compared', '[1011,2011]'));
}

/** Opens a page and waits for its lazy sections down to the last link, and for what sticks to an edge. */
export async function openWhole({ page, open }: Shopper, name: PageName): Promise<void> {
  await open(pageAddresses[name]);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  // The region of the toasts loads with everything else that sticks to an edge, once the page notices a pointer.
  const toasts = page.locator('section:has(> [role="status"]:empty)');
  await expect
    .poll(async () => {
      await page.mouse.move(200, 300);
      await page.mouse.move(220, 320);
      return toasts.count();
    })
    .toBe(1);
  await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
  await expect.poll(() => page.locator('main [data-skeleton]').count(), { message: name }).toBe(0);
}
