import { expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../support/time.ts';
import { visit } from '../support/visit.ts';

test('[NAV-03] [DET-01] [LAY-04] BrowseToDetail: from home over a category of the menu to a product', async () => {
  const shop = await visit();
  const menu = await shop.within('navigation', 'Products');
  await menu.press('button', 'Headsets');
  await menu.press('link', 'Everything in Headsets');
  const main = await shop.within('main');
  await main.find('heading', /^Headsets/);
  expect(shop.address()).toMatch(/^\/product\/\d+$/);
  await main.press('link', /G9000/);
  await main.find('button', 'Add to cart');
  expect(shop.address()).toMatch(/^\/detail\?id=\d+$/);
  await main.find('heading', /G9000/);
});

test('[NAV-04] [LAY-03] [BEY-02] SearchAndFind: an empty search is warned about, a word leads to what it finds', async () => {
  const shop = await visit();
  await shop.press('button', 'Search');
  const overlay = await shop.within('dialog', 'What are you looking for?');
  await overlay.press('button', 'Search');
  await overlay.see('Please enter keyword to search!');
  await overlay.type('Search the shop', 'vertical mouse');
  await overlay.press('button', 'Search');
  await shop.find('heading', 'Results for “vertical mouse”');
  expect(shop.address()).toBe('/product?keywords=vertical+mouse');
  const main = await shop.within('main');
  await main.press('link', /V5 Vertical/);
  await main.find('button', 'Add to cart');
});

test('[NAV-01] [NAV-17] UnknownPathGoesHome: an address that nobody knows is the home page', async () => {
  const shop = await visit({ at: '/no/such/page?x=1#y' });
  await shop.find('heading', /^signal/);
  expect(shop.address()).toBe('/');
});

test('[NAV-02] HashScroll: a page begins at the anchor of its address, or at its top', async () => {
  const anchors: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    anchors.push(this.id);
  });
  const toTop = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const shop = await visit({ at: '/detail?id=1011#buybtn' });
  await shop.find('button', 'Add to cart');
  await until(
    () => anchors[0],
    () => 'Nobody went to the anchor.',
  );
  expect(anchors).toEqual(['buybtn']);
  expect(toTop).not.toHaveBeenCalled();
  await (await shop.within('navigation', 'Products')).press('link', 'All products');
  await until(
    () => toTop.mock.calls[0],
    () => 'Nobody went to the top.',
  );
  expect(toTop).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(anchors).toEqual(['buybtn']);
});
