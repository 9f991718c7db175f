import type { Page } from 'playwright';
import { expect, test } from '../support/shop-test.ts';
import { findHeadset, logIn, scrollUntilThere } from '../support/steps.ts';

const sections = [
  'Today’s flash sale',
  'This weekend',
  'Hot right now',
  'Pick your lane',
  'On everyone’s desk',
  'Your desk, after dark',
  'From the community',
  'Why 49 grams',
  'Play. Earn. Redeem.',
  'What Our Customers Say',
  'Get Daily Offer & Exclusive Deal',
];

/** Returns the titles of the home page's sections that exist now. */
async function sectionTitles(page: Page): Promise<string[]> {
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  return titles.map((title) => title.trim()).filter((title) => sections.includes(title));
}

test('[HOME-01] [BEY-19] the home page has its sections in order; the last ones load when scrolled near', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open('/');
  // The height of the window decides how many load without scrolling.
  await expect.poll(() => sectionTitles(page)).toEqual(expect.arrayContaining(sections.slice(0, 1)));
  expect(sections.slice(0, -6)).toEqual(expect.arrayContaining(await sectionTitles(page)));
  const beginsWithBanner = () =>
    page.getByRole('region', { name: 'News and offers' }).evaluate((banner) => {
      const first = document.querySelector('main h2');
      return first !== null && banner.contains(first);
    });
  expect(await beginsWithBanner()).toBe(true);
  expect(calls.filter((path) => /getFeatures|getCommunity|getGoodsComment/.test(path))).toEqual([]);
  await scrollUntilThere(page, page.getByRole('heading', { name: sections.at(-1) ?? '' }));
  await expect.poll(() => sectionTitles(page)).toEqual(sections);
});

test('[HOME-02] [FLASH-02] hot lists and features that fail are hidden, and without a flash sale the strip is empty', async ({
  shopper,
}) => {
  const { page, open } = await shopper({
    scenarios: ['home.fail:listHotProducts', 'home.fail:listFeatures', 'flash.closed'],
  });
  await open('/');
  await page.getByRole('heading', { name: 'Pick your lane' }).waitFor();
  await scrollUntilThere(page, page.getByRole('heading', { name: sections.at(-1) ?? '' }));
  await expect
    .poll(() => sectionTitles(page))
    .toEqual([
      'Pick your lane',
      'From the community',
      'Play. Earn. Redeem.',
      'What Our Customers Say',
      'Get Daily Offer & Exclusive Deal',
    ]);
  expect(await page.getByText(/failed|went wrong|try again/i).count()).toBe(0);
});

test('[BEY-19] [BEY-12] the keyboard opens the card of a spot, closes it, and adds its goods to the cart', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/');
  const spot = page.getByRole('button', { name: 'M49 Lightweight Mouse', exact: true });
  await scrollUntilThere(page, spot);
  await spot.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Your desk, after dark' }).getByRole('article');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await spot.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('M49 Lightweight Mouse').first().waitFor();
});

test('[CAT-01] [ERR-01] a menu that fails to load reports it, and loads on the next page', async ({
  shopper,
}) => {
  const { page, open, mock } = await shopper({ scenarios: ['category.failed'] });
  await open('/');
  await page.getByText('Failed to request data, please try again later!').first().waitFor();
  await mock.use('category.three-levels');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'All products' }).click();
  await page.waitForURL('**/product');
  await header.getByRole('button', { name: 'Headsets' }).waitFor();
});

test('[LAY-02] [LAY-05] the user icon warns a guest and redirects to the login page', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('You have not login yet, please login').first().waitFor();
  await page.waitForURL(/\/login\/login\?redirect=/);
  await logIn(page);
  await page.waitForURL((url) => url.pathname.startsWith('/user'));
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
});

test('[LAY-03] SearchAndFind: an empty search shows a warning', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').press('Enter');
  const warning = page.getByText('Please enter keyword to search!');
  await warning.first().waitFor();
  expect(await warning.count()).toBe(1);
});

test('[I18N-02] [I18N-04] [LAY-07] [C19] LanguageSwitch: German is persisted, and its cart is a page', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.locator('html[lang="de"]').waitFor();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
  await scrollUntilThere(page, page.getByRole('heading', { name: 'Das sagen unsere Kunden' }));
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Warenkorb/ })
    .click();
  await page.waitForURL(/\/car$/);
  await expect.poll(() => page.title()).toMatch(/Warenkorb/);
});

test('[NAV-02] BrowseToDetail: a new page starts at the top, and back restores the scroll position', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/');
  const link = page.getByRole('region', { name: 'On everyone’s desk' }).getByRole('link').first();
  await scrollUntilThere(page, link);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'On everyone’s desk' }).waitFor();
  const offBy = () => page.evaluate((top) => Math.abs(scrollY - top), before);
  await expect.poll(offBy).toBeLessThan(200);
});

test('[CART-05] DeleteFromCart: deleting an item requires a confirmation', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await findHeadset(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).waitFor();
  await open('/car');
  await page.getByRole('button', { name: /^Remove .* from cart/ }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: /^Remove .* from cart/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('There is no item in your cart, please go shopping!').waitFor();
});

test('[LAY-06] [NAV-06] the footer has contact, categories, help, promises, readable policies and the big sale', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open('/');
  const footer = page.getByRole('contentinfo');
  await scrollUntilThere(page, footer);
  for (const promise of ['Free shipping', '45-day money-back guarantee', 'Lifetime support'])
    await footer.getByText(promise).first().waitFor();
  await footer.getByRole('link', { name: /help@signal.example/ }).waitFor();
  await footer.locator('a[href^="tel:"]').waitFor();
  await footer.getByRole('list', { name: 'Follow us' }).getByRole('link').first().waitFor();
  await footer.getByRole('navigation', { name: 'Headsets' }).getByRole('link').first().waitFor();
  await footer.getByRole('navigation', { name: 'Support' }).getByRole('link').first().waitFor();
  await footer.getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: /Returns/ }).waitFor();
  await footer.getByRole('link', { name: 'Big sale' }).click();
  await page.waitForURL('**/bigsale');
});

test('[BEY-13] a dark section on a light page has the colors of the dark scheme', async ({ shopper }) => {
  const { page, open } = await shopper();
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/');
  const band = page.locator('footer [data-band]');
  await scrollUntilThere(page, band);
  const surfaceOf = () =>
    band.evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'));
      probe.style.color = 'var(--surface)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const onLight = await surfaceOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(onLight).toBe(await surfaceOf());
  expect(onLight).not.toBe('rgb(255, 255, 255)');
});

test.for(['data.long-text', 'data.unicode'])(
  '[LAY-09] with %s home, list and product never scroll horizontally',
  async (scenario, { shopper }) => {
    const { page, open } = await shopper({ scenarios: [scenario] });
    for (const path of ['/', '/product', '/detail?id=1011']) {
      await open(path);
      await scrollUntilThere(page, page.getByRole('main').getByRole('article').first());
      await page.waitForLoadState('networkidle').catch(() => undefined);
      for (const width of [390, 769, 991, 1_440]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  },
);

test('a double click on a link is one history entry, with its scroll position', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await page.getByRole('link', { name: 'All products' }).first().dblclick();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.goBack();
  await page.getByRole('region', { name: 'News and offers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
