import type { Page } from 'playwright';
import { pageAddresses, visits } from '../support/page-addresses.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer, waitForOffer } from '../support/steps.ts';

const hostileText = '<script>alert(2)</script>';

/** Records dialogs, which only executed server text would open. */
function recordDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  return dialogs;
}

/** The narrowest phones, a phone, laptops of 1280 and 1440 px at 200 %, the breakpoints of the specification and a large window. */
const widths = [320, 390, 640, 720, 769, 991, 1_440];

/** No width scrolls horizontally. */
async function expectFits(page: Page, where: string): Promise<void> {
  const tooWide: number[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (isTooWide) tooWide.push(width);
  }
  expect(tooWide, where).toEqual([]);
}

/** No text has created an element. */
async function expectNothingMade(page: Page, where: string): Promise<void> {
  expect(await page.locator('body img[src="x"], main script').count(), where).toBe(0);
}

test.for(visits)(
  '[X01] [X02] [LAY-09] for a $who server text is rendered as text from $first on, never executed, and fits every width',
  async ({ who, pages }, { shopper }) => {
    const scenarios = [
      'data.html-in-text',
      'cart.many',
      'mail.offers',
      ...(who === 'member' ? ['auth.customer'] : []),
    ];
    const visitor = await shopper({ scenarios });
    const { page, open } = visitor;
    if (who === 'member') await enterAsCustomer(visitor.context);
    const dialogs = recordDialogs(page);
    let matchCount = 0;
    for (const name of pages) {
      await open(pageAddresses[name]);
      await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle').catch(() => undefined);
      expect(await page.evaluate(() => location.pathname + location.search)).toBe(pageAddresses[name]);
      await expectNothingMade(page, name);
      await expectFits(page, name);
      matchCount += await page.getByText(hostileText).count();
    }
    expect(matchCount).toBeGreaterThan(0);
    expect(dialogs).toEqual([]);
  },
);

test('[X01] overlays render server text as text', async ({ shopper }) => {
  const { page, open } = await shopper({ scenarios: ['data.html-in-text', 'cart.many'] });
  const dialogs = recordDialogs(page);
  const window = page.getByRole('dialog').filter({ visible: true });
  await open('/');
  await page.getByRole('navigation', { name: 'Products' }).getByRole('button').first().click();
  await page.getByRole('navigation', { name: 'Products' }).getByText(hostileText).first().waitFor();
  await expectNothingMade(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Spin the lucky wheel' }).click();
  await window.waitFor();
  await expectNothingMade(page, 'wheel');
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('head');
  await window.getByText(hostileText).first().waitFor();
  await expectNothingMade(page, 'suggestions');
  expect(dialogs).toEqual([]);
});

test('[X01] the popup of the home page renders server text as text', async ({ shopper }) => {
  const scenarios = ['data.html-in-text', 'popup.first-order'];
  const { page, open } = await shopper({ popups: true, scenarios });
  const dialogs = recordDialogs(page);
  await open('/');
  const offer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Get my code' }) });
  await waitForOffer(page, offer);
  await expectNothingMade(page, 'offer');
  expect(dialogs).toEqual([]);
});

test('[X14] [L13] words of 120 letters fit every width', async ({ shopper }) => {
  const visitor = await shopper({ scenarios: ['data.long-words', 'cart.many', 'auth.customer'] });
  await enterAsCustomer(visitor.context);
  const { page, open } = visitor;
  for (const name of [
    'home',
    'search',
    'detail',
    'cart',
    'orders',
    'order',
    'wishlist',
    'compare',
  ] as const) {
    await open(pageAddresses[name]);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await expectFits(page, name);
  }
});
