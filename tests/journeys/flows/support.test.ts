import { lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import type { NewTab } from '@signal-shop/web/environment.ts';
import { lazyPageOf } from '@signal-shop/web/pages.ts';
import { lazyPage } from '@signal-shop/web/shell/lazy/lazy-page.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picture } from '../support/picture.ts';
import { fill, first } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

test('[HOME-06] SubscribeNewsletter: an invalid email shows an error for two seconds, a valid one is confirmed and cleared', async () => {
  const { user, pass } = await visit();
  const box = within(await screen.findByRole('region', { name: 'Get Daily Offer & Exclusive Deal' }));
  const emailProblem = 'Please enter a valid email address (Example: name@example.com).';
  await fill(user, box, { Email: 'nobody@' });
  await user.click(box.getByRole('button', { name: 'Subscribe' }));
  await box.findByText(emailProblem);
  await pass(2_000);
  expect(box.queryByText(emailProblem)).toBeNull();
  await fill(user, box, { Email: 'nobody@example.com' });
  await user.click(box.getByRole('button', { name: 'Subscribe' }));
  expect((await box.findByRole('status')).textContent).toMatch(/\w/);
  await pass(400);
  expect(box.getByLabelText('Email')).toHaveProperty('value', '');
});

test('[SUP-02] [VAL-01] ContactForm: a missing field shows its error, and the message gets a reference', async () => {
  const { user, countOf } = await visit({ at: '/about/contactUs' });
  const form = within(await screen.findByRole('form', { name: 'Contact us' }));
  const question = { 'How can we help?': 'My mouse is still not here.' };
  await fill(user, form, question);
  await user.click(form.getByRole('button', { name: 'Send message' }));
  await form.findByRole('link', { name: 'Enter your name.' });
  await fill(user, form, { 'Your name': 'Ada Brennan', 'Your email': 'ada@example.com' });
  expect(form.getByLabelText('How can we help?')).toHaveProperty('value', 'My mouse is still not here.');
  await user.click(form.getByRole('button', { name: 'Send message' }));
  await screen.findByText(/^Your reference number is MSG-/);
  expect(countOf('/api/term/message')).toBe(1);
});

test('[HOME-03] [CART-10] BannerMarkings: a banner leads to details, to buying, or adds goods to the cart', async () => {
  const banner = async (name: string) => {
    const banners = within(await screen.findByRole('region', { name: 'News and offers' }));
    return within(await banners.findByRole('listitem', { name }));
  };
  const shop = await visit({ as: 'member', scenarios: 'cart.empty', sessionItems: { fixedModal: 'false' } });
  await shop.user.click(await (await banner('1 of 4')).findByRole('button', { name: 'Add to cart' }));
  await screen.findByRole('dialog', { name: 'Your cart, 1 item' });
  const home = await shop.reload('/');
  await home.user.click(await (await banner('2 of 4')).findByRole('link', { name: 'Details' }));
  await waitFor(() => expect(home.address()).toMatch(/^\/detail\?id=\d+$/));
  const buying = await home.reload('/');
  await buying.user.click(await (await banner('3 of 4')).findByRole('link', { name: 'Buy now' }));
  await waitFor(() => expect(buying.address()).toMatch(/^\/detail\?id=\d+#buybtn$/));
  await screen.findByRole('button', { name: 'Buy now' });
});

test('[LAY-08] [R14] CommunityLink: four letters for every visitor, the token only in the URL that the click opens', async () => {
  const openedPages: string[] = [];
  const newTab = (): NewTab => {
    const tab = { opener: globalThis, document: document.implementation.createHTMLDocument() };
    tab.document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) openedPages.push(target.href);
    });
    return tab;
  };
  const configuration = { communityAddress: 'https://community.example/' };
  const shop = await visit({ at: '/community', as: 'member', configuration, newTab });
  const main = within(await screen.findByRole('main'));
  const link = await main.findByRole('link', { name: /forum/i });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/community\.example\/[^?]*\?[a-z]{4}$/);
  await shop.user.click(link);
  const token = encodeURIComponent(shop.environment.token() ?? '');
  expect(openedPages).toEqual([
    expect.stringMatching(/^https:\/\/community\.example\/[^?]*\?[a-z]{4}&token=/),
  ]);
  expect(openedPages[0]).toContain(token);
});

test('[I18N-02] [I18N-01] LanguageSwitch: the choice is posted and persisted, and the page reloads after 400 ms', async () => {
  const { user, pass, countOf, outside, reload } = await visit({ at: '/policy' });
  await user.click(await screen.findByRole('button', { name: /^Language: English/ }));
  await user.click(await screen.findByRole('button', { name: 'Deutsch' }));
  expect(countOf('/api/goods/getLang')).toBe(1);
  await pass(399);
  expect(outside.reloads).toBe(0);
  await pass(1);
  expect(outside.reloads).toBe(1);
  await reload();
  await screen.findByRole('button', { name: /^Sprache: Deutsch/ });
  await screen.findByRole('button', { name: 'Suche' });
});

test('[NAV-18] [L06] ChunkLoadError: after two minutes without its code a page shows an error, and loads with a retry', async () => {
  const Page = await lazyPageOf('category').load();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(Page);
  const { user, pass } = await visit({ at: '/policy' });
  Object.assign(lazyPageOf('category'), lazyPage(load));
  onTestFinished(
    () =>
      void Object.assign(
        lazyPageOf('category'),
        lazyPage(async () => Page),
      ),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const menu = within(screen.getByRole('navigation', { name: 'Products' }));
  await user.click(await menu.findByRole('link', { name: 'All products' }));
  await pass(lazyPartTimeoutMs - 1_000);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await pass(1_000);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'All products' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('[USER-07] [SUP-01] WarrantyClaim: a defect is described, shown in a picture, sent and listed', async () => {
  const { user } = await visit({ at: '/user/warranty', as: 'member', scenarios: 'warranty.active' });
  await user.click(first(await screen.findAllByRole('button', { name: /^Report a defect/ })));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'I’ve contacted customer service' }));
  await user.click(await dialog.findByRole('button', { name: 'Submit report' }));
  await dialog.findByRole('link', { name: 'Describe the defect.' });
  await fill(user, dialog, { 'What’s wrong?': 'One side is silent.' });
  await user.upload(dialog.getByLabelText('Photo of the defect'), picture());
  await dialog.findByRole('button', { name: 'Remove' });
  await user.click(dialog.getByRole('button', { name: 'Submit report' }));
  await dialog.findByText('We’ll reply within 24 hours on business days.');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('One side is silent.');
});
