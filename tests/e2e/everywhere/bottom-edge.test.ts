import type { PageName } from '@signal-shop/web/page-name.ts';
import { pageNames } from '@signal-shop/web/page-name.ts';
import type { Locator, Page } from 'playwright';
import { forGuests, pageAddresses } from '../support/page-addresses.ts';
import type { Shopper } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer, scrollUntilThere } from '../support/steps.ts';

const phone = { width: 390, height: 844 };
/** Narrow and usual phones, a desktop, and a desktop at 400 %. */
const windows = [
  { width: 320, height: 640 },
  phone,
  { width: 1440, height: 900 },
  { width: 360, height: 225 },
];

/** Pages with a sticky bar, and one of each layout. */
const samples: readonly PageName[] = [
  'home',
  'category',
  'detail',
  'cart',
  'checkout',
  'payment',
  'orders',
  'order',
  'withdrawal',
  'flashSale',
  'wishlist',
  'compare',
];
const everything = {
  width: 'phone',
  consent: 'asked',
  scenarios: ['cart.many', 'mail.offers', 'auth.customer'],
} as const;

/** Opens a page down to its last section, with two goods to compare. */
async function openWhole(visitor: Shopper, name: PageName): Promise<void> {
  const { page, context, open } = visitor;
  await context.addInitScript(() => localStorage.setItem('compared', '[1011,2011]'));
  if (!forGuests.includes(name)) await enterAsCustomer(visitor.context);
  await open(pageAddresses[name]);
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  // The region of the toasts loads with everything else that sticks to an edge.
  await page.locator('section:has(> [role="status"]:empty)').waitFor({ state: 'attached' });
  await scrollUntilThere(page, page.locator('a[href="/policy/imprint"]'));
  await expect.poll(() => page.locator('main [data-skeleton]').count()).toBe(0);
}

test.for(pageNames)('[BEY-72] nothing covers a control of the page %s', async (name, { shopper }) => {
  const visitor = await shopper(everything);
  await openWhole(visitor, name);
  for (const size of windows) {
    await visitor.page.setViewportSize(size);
    const covered = await coveredControls(controlsOf(visitor.page));
    expect.soft(covered, `at ${size.width} x ${size.height}`).toEqual([]);
  }
});

test.for(samples)(
  '[BEY-72] nothing covers a control of the page %s on a phone in German, and with text of 200 %',
  async (name, { shopper }) => {
    const visitor = await shopper({ ...everything, locale: 'de' });
    await openWhole(visitor, name);
    expect.soft(await coveredControls(controlsOf(visitor.page)), 'German').toEqual([]);
    await doubleText(visitor);
    expect.soft(await coveredControls(controlsOf(visitor.page)), 'text of 200 %').toEqual([]);
  },
);

test('[BEY-72] the toast with Undo does not cover the checkout button', async ({ shopper }) => {
  const visitor = await shopper(everything);
  await openWhole(visitor, 'cart');
  const { page } = visitor;
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const buying = page.getByRole('main').getByRole('button', { name: /^Checkout/ });
  await buying.first().waitFor();
  expect(await coveredControls(buying)).toEqual([]);
});

/** The text size of the browser's settings, which media queries in rem depend on, too. */
async function doubleText({ page, context }: Shopper): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px');
}

function controlsOf(page: Page): Locator {
  return page.locator(
    'main :is(a, button, input, select, summary, label):not(:disabled, [inert] *, [aria-hidden="true"] *, [popover] *)',
  );
}

/** Those that something else covers at their center once they are scrolled into view. */
async function coveredControls(controls: Locator): Promise<readonly string[]> {
  return controls.evaluateAll(async (all) => {
    const covered: string[] = [];
    for (const control of all) {
      await reveal(control);
      // Parts of the page that render when they come near may have moved it.
      if (coverOf(control) !== null) await reveal(control);
      const over = coverOf(control);
      if (over !== null) covered.push(`${control.outerHTML.slice(0, 80)} under ${over}`);
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
