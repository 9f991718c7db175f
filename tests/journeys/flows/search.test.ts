import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { visit } from '../support/visit.ts';

test('[NAV-03] [DET-01] [LAY-04] BrowseToDetail: from home through a category of the menu to a product', async () => {
  const { user, address } = await visit();
  const menu = within(await screen.findByRole('navigation', { name: 'Products' }));
  await user.click(await menu.findByRole('button', { name: 'Headsets' }));
  await user.click(await menu.findByRole('link', { name: 'All Headsets' }));
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: /^Headsets/ });
  expect(address()).toMatch(/^\/product\/\d+$/);
  await user.click(await main.findByRole('link', { name: /G9000/ }));
  await main.findByRole('button', { name: 'Add to cart' });
  expect(address()).toMatch(/^\/detail\?id=\d+$/);
  await main.findByRole('heading', { name: /G9000/ });
});

test('[NAV-04] [LAY-03] [BEY-02] SearchAndFind: an empty search shows a warning, a keyword shows its results', async () => {
  const { user, address } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const overlay = within(await screen.findByRole('dialog', { name: 'What are you looking for?' }));
  await user.click(overlay.getByRole('button', { name: 'Search' }));
  await overlay.findByText('Please enter keyword to search!');
  await user.type(overlay.getByLabelText('Search the shop'), 'vertical mouse');
  await user.click(overlay.getByRole('button', { name: 'Search' }));
  await screen.findByRole('heading', { name: 'Results for “vertical mouse”' });
  expect(address()).toBe('/product?keywords=vertical+mouse');
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: /V5 Vertical/ }));
  await main.findByRole('button', { name: 'Add to cart' });
});

test('[NAV-01] [NAV-17] UnknownPathGoesHome: an unknown URL redirects to home', async () => {
  const { address } = await visit({ at: '/no/such/page?x=1#y' });
  await screen.findByRole('heading', { name: /^signal/ });
  expect(address()).toBe('/');
});

test('[NAV-02] HashScroll: a page starts at the hash of its URL, or at its top', async () => {
  const anchors: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    anchors.push(this.id);
  });
  const toTop = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const { user } = await visit({ at: '/detail?id=1011#buybtn' });
  await screen.findByRole('button', { name: 'Add to cart' });
  await waitFor(() => expect(anchors).toEqual(['buybtn']));
  expect(toTop).not.toHaveBeenCalled();
  const menu = within(screen.getByRole('navigation', { name: 'Products' }));
  await user.click(menu.getByRole('link', { name: 'All products' }));
  await waitFor(() => expect(toTop).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })));
  expect(anchors).toEqual(['buybtn']);
});
