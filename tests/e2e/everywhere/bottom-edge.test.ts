import { startingTokens } from '@signal-shop/mock-server';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { paths } from '@signal-shop/ui/link/paths.ts';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

/** Narrow and usual phones, a desktop, and a desktop at 400 %. */
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
];
const order = 'SG20260111000027';
const unpaidOrder = 'SG20260115000004';

/** Every page that shows a sticky bar, and one of each layout. */
const addresses = [
  paths.home,
  paths.products,
  hrefs.goods(1011),
  paths.cart,
  `${paths.cart}?step=address`,
  paths.wishlist,
  paths.compare,
  paths.bigSale,
  paths.flashSale,
  paths.pointStore,
  paths.community,
  paths.supportFaq,
  paths.contactUs,
  paths.policies,
  paths.profile,
  hrefs.orders(),
  hrefs.order(order),
  hrefs.pay(unpaidOrder),
  `${paths.paymentResult}?ordersn=${order}`,
  hrefs.afterSales(order, 'all'),
  hrefs.afterSalesList(),
  hrefs.inAccount('warranty'),
  hrefs.withdrawal(order),
  paths.comment,
  paths.logIn,
];

test.for(addresses)('[BEY-72] nothing covers a button or a link of %s', async (address, { shopper }) => {
  const { page, context, open } = await shopper({
    width: 'phone',
    consent: 'asked',
    scenarios: ['cart.many', 'auth.customer'],
  });
  await context.addInitScript(() => localStorage.setItem('compared', '[1011,2011]'));
  if (address !== paths.logIn) {
    await context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
  }
  await open(address);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
  await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
  await expect.poll(() => page.locator('main [data-skeleton]').count()).toBe(0);
  for (const size of windows) {
    await page.setViewportSize(size);
    const covered = await coveredControls(page);
    expect.soft(covered, `at ${size.width} x ${size.height}`).toEqual([]);
  }
});

/** Controls of the page that something else covers at their center once they are scrolled into view. */
async function coveredControls(page: Page): Promise<readonly string[]> {
  const controls = page.locator(
    'main :is(a, button):not(:disabled, [inert] *, [aria-hidden="true"] *, [popover] *)',
  );
  return controls.evaluateAll(async (all) => {
    const covered: string[] = [];
    for (const control of all) {
      await reveal(control);
      // Parts of the page that render when they come near may have moved it.
      if (coverOf(control) !== null) await reveal(control);
      const over = coverOf(control);
      if (over !== null) covered.push(`${control.textContent?.trim().slice(0, 40)} under ${over}`);
    }
    return covered;

    async function reveal(control: Element): Promise<void> {
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }

    function coverOf(control: Element): string | null {
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width <= 1 || height <= 1 || !control.checkVisibility({ visibilityProperty: true })) return null;
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      if (over === null || control.contains(over) || over.contains(control)) return null;
      // Labels and controls of a card cover its link on purpose.
      if (over.closest('article, li')?.contains(control) === true) return null;
      return over.outerHTML.slice(0, 80);
    }
  });
}
