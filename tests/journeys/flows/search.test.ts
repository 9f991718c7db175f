import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { first } from '../support/steps.ts';
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

test('[NAV-04] [BEY-66] CorrectedSearch: a search with typing errors shows what it has searched instead, and leads to the product', async () => {
  const { user, address } = await visit();
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  const overlay = within(await screen.findByRole('dialog', { name: 'What are you looking for?' }));
  await user.type(overlay.getByLabelText('Search the shop'), 'wireles hedset');
  await user.click(overlay.getByRole('button', { name: 'Search' }));
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Showing results for “wireless headset”' });
  main.getByText('No results for “wireles hedset”');
  const card = within(first(await main.findAllByRole('article')));
  await user.click(first(card.getAllByRole('link', { name: /Wireless Headset/ })));
  await screen.findByRole('button', { name: 'Add to cart' });
  expect(address()).toMatch(/^\/detail\?id=\d+$/);
});

test('[BEY-26] FindByQuestions: three questions lead to the products that fit, and back to the previous question', async () => {
  const { user, address } = await visit({ at: '/finder' });
  const main = within(await screen.findByRole('main'));
  await user.click(await main.findByRole('link', { name: 'Mice' }));
  await main.findByRole('heading', { name: 'How do you hold your mouse?' });
  await user.click(main.getByRole('link', { name: 'Left hand' }));
  await main.findByRole('heading', { name: 'What matters most to you?' });
  await user.click(main.getByRole('link', { name: 'Previous question' }));
  await user.click(await main.findByRole('link', { name: 'No preference' }));
  await user.click(await main.findByRole('link', { name: 'Lag-free wireless' }));
  const title = await main.findByRole('heading', { name: /^\d+ matches for you$/ });
  const count = Number.parseInt(title.textContent, 10);
  await user.click(main.getByRole('link', { name: `View all ${count}` }));
  await main.findByText(`${count} products`);
  expect(address()).toBe('/product/2?attribute=connection.radio&sort=rating');
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
