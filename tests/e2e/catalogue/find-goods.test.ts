import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { scrollUntilThere } from '../support/steps.ts';

const widths: Width[] = ['desktop', 'phone'];

test.for(widths)(
  '[BEY-02] at %s the search suggests while typing, and the arrow keys select',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').pressSequentially('wire', { delay: 20 });
    await dialog.getByRole('list', { name: 'Products' }).getByRole('link').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/product?keywords=*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  },
);

test.for(widths)(
  '[BEY-66] CorrectedSearch: at %s a search with typing errors shows what it has searched instead, and its goods',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('wireles hedset');
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await main
      .getByRole('heading', { level: 1, name: 'Showing results for “wireless headset”', exact: true })
      .waitFor();
    await main.getByText('No results for “wireles hedset”', { exact: true }).waitFor();
    await main.getByRole('article').first().getByRole('heading', { name: 'Wireless Headset' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

test.for(widths)(
  '[BEY-67] at %s a search without results leads to the categories and shows popular goods',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/product?keywords=keyboard');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'No results for “keyboard”', exact: true }).waitFor();
    const popular = main.getByRole('region', { name: 'Hot right now' });
    await scrollUntilThere(page, popular);
    await popular.getByRole('article').first().getByRole('link').first().waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await main.getByRole('link', { name: 'Headsets', exact: true }).click();
    await page.waitForURL('**/product/1');
    await main.getByRole('heading', { level: 1, name: 'Headsets' }).waitFor();
  },
);

test('[BEY-02] recent searches are offered again, and cleared on request', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('wireless mouse');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/product?keywords=wireless*');
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: 'wireless mouse' }).waitFor();
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('link', { name: 'wireless mouse' }).waitFor({ state: 'detached' });
});

test.for(widths)(
  '[BEY-01] at %s price, rating and sorting are in the URL, reset together and are restored',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/product');
    const main = page.getByRole('main');
    const openFilters = async () => {
      if (width === 'phone') await main.getByRole('button', { name: /^Filters/ }).click();
    };
    await openFilters();
    await main.getByRole('button', { name: 'Price' }).click();
    await main.getByRole('link', { name: 'or less' }).click();
    await page.waitForURL(/price_max=/);
    await main.getByRole('button', { name: 'Rating' }).click();
    await main.getByRole('link', { name: /^4 stars and up/ }).click();
    await page.waitForURL(/price_max=.*rating=4/);
    await main.getByRole('link', { name: 'In stock' }).click();
    await page.waitForURL(/filter=inStock/);
    const narrowedUrl = page.url();
    await main.getByRole('link', { name: 'Clear all' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.goBack();
    await page.waitForURL(narrowedUrl);
    // On a slow machine the first click may reach the filters of the page before.
    const rating = main.getByRole('button', { name: '4 stars and up' });
    const showsRating = async () => {
      if (!(await rating.isVisible())) await openFilters();
      return rating.isVisible();
    };
    await expect.poll(showsRating, { interval: 1_000 }).toBe(true);
    await page.reload();
    await openFilters();
    await main.getByRole('button', { name: /^Price: .* or less$/ }).waitFor();
  },
);

test.for(widths)(
  '[BEY-04] at %s a visitor requests a mail for sold-out goods',
  async (width, { shopper }) => {
    const { page, open, mock } = await shopper({ width });
    await open('/detail?id=2191');
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await mock.calls.count('requestNotice')).toBe(1);
  },
);

test.for(widths)(
  '[BEY-03] at %s recently viewed goods are on the next product page',
  async (width, { shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/detail?id=1011');
    // The buttons load when the page is idle, and the goods are recorded with them.
    await page.getByRole('main').getByRole('button', { name: 'Share' }).waitFor();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    expect(name).not.toBe('');
    await open('/detail?id=2191');
    await page.getByRole('main').getByRole('button', { name: 'Share' }).waitFor();
    const recentlyViewed = page.getByRole('region', { name: 'Recently viewed' });
    await scrollUntilThere(page, recentlyViewed);
    await recentlyViewed.getByRole('link', { name }).first().waitFor();
  },
);
