import { lazyPartTimeoutMs } from '@signal-shop/sdk/constants';
import type { NewTab } from '@signal-shop/web/environment.ts';
import { pages } from '@signal-shop/web/pages.ts';
import { lazyPage } from '@signal-shop/web/shell/lazy-page.ts';
import type { ComponentType } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picture } from '../support/picture.ts';
import { visit } from '../support/visit.ts';

test('[HOME-06] SubscribeNewsletter: a wrong address is said for two seconds, a right one is answered and cleared', async () => {
  const shop = await visit();
  const box = await shop.within('region', 'Get Daily Offer & Exclusive Deal');
  const wrong = 'Please enter a valid email address (Example: name@example.com).';
  await box.type('Email', 'nobody@');
  await box.press('button', 'Subscribe');
  await box.see(wrong);
  await shop.pass(2_000);
  await box.gone(wrong);
  await box.type('Email', 'nobody@example.com');
  await box.press('button', 'Subscribe');
  expect((await box.find('status')).textContent).toMatch(/\w/);
  await shop.pass(400);
  expect(await box.field('Email')).toHaveProperty('value', '');
});

test('[SUP-02] [VAL-01] ContactForm: what is missing is said at its field, and the message gets a reference', async () => {
  const shop = await visit({ at: '/about/contactUs' });
  const form = await shop.within('form', 'Write to us');
  await form.type('What is it about?', 'My mouse is still not here.');
  await form.press('button', 'Send message');
  await form.find('link', 'Tell us your name.');
  await form.type('Your name', 'Ada Brennan');
  await form.type('Your email', 'ada@example.com');
  expect(await form.field('What is it about?')).toHaveProperty('value', 'My mouse is still not here.');
  await form.press('button', 'Send message');
  await shop.see(/^Your reference is MSG-/);
  expect(shop.countOf('/api/term/message')).toBe(1);
});

test('[HOME-03] [CART-10] BannerMarkings: a banner leads to details, to buying, or puts goods into the cart', async () => {
  const shop = await visit({ as: 'member', scenarios: 'cart.empty', sessionItems: { fixedModal: 'false' } });
  const banners = await shop.within('region', 'News and offers');
  await banners.press('button', 'Add to cart');
  await shop.find('dialog', 'Your cart, 1 item');
  const home = await shop.reload('/');
  await (await home.within('region', 'News and offers')).press('link', 'Details');
  expect(home.address()).toMatch(/^\/detail\?id=\d+$/);
  const buying = await home.reload('/');
  await (await buying.within('region', 'News and offers')).press('link', 'Buy now');
  expect(buying.address()).toMatch(/^\/detail\?id=\d+#buybtn$/);
  await buying.find('button', 'Buy now');
});

test('[LAY-08] [R14] CommunityLink: four letters for everybody, the token only in the address that the click opens', async () => {
  const opened: string[] = [];
  const newTab = (): NewTab => {
    const tab = { opener: globalThis, document: document.implementation.createHTMLDocument() };
    tab.document.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLAnchorElement) opened.push(target.href);
    });
    return tab;
  };
  const configuration = { communityAddress: 'https://community.example/' };
  const shop = await visit({ at: '/community', as: 'member', configuration, newTab });
  const main = await shop.within('main');
  const link = await main.find('link', /forum/i);
  expect(link.getAttribute('href')).toMatch(/^https:\/\/community\.example\/[^?]*\?[a-z]{4}$/);
  await main.press('link', /forum/i);
  const token = encodeURIComponent(shop.environment.token() ?? '');
  expect(opened).toEqual([expect.stringMatching(/^https:\/\/community\.example\/[^?]*\?[a-z]{4}&token=/)]);
  expect(opened[0]).toContain(token);
});

test('[I18N-02] [I18N-01] LanguageSwitch: the choice is posted and kept, and the page comes again after 400 ms', async () => {
  const shop = await visit({ at: '/policy' });
  await shop.press('button', /^Language: English/);
  await shop.press('button', 'Deutsch');
  expect(shop.countOf('/api/goods/getLang')).toBe(1);
  await shop.pass(399);
  expect(shop.outside.reloads).toBe(0);
  await shop.pass(1);
  expect(shop.outside.reloads).toBe(1);
  const german = await shop.reload();
  await german.find('button', /^Sprache: Deutsch/);
  await german.find('button', 'Suche');
});

test('[NAV-18] [L06] ChunkLoadError: after two minutes without its code a page says so, and comes when asked again', async () => {
  const Page = await pages.category.load();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValue(Page);
  const shop = await visit({ at: '/policy' });
  Object.assign(pages.category, lazyPage(load));
  onTestFinished(
    () =>
      void Object.assign(
        pages.category,
        lazyPage(async () => Page),
      ),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  await (await shop.within('navigation', 'Products')).press('link', 'All products');
  await shop.pass(lazyPartTimeoutMs - 1_000);
  expect(shop.shows('Try again')).toBe(false);
  await shop.pass(1_000);
  await shop.press('button', 'Try again');
  await (await shop.within('main')).find('heading', 'All products');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[USER-07] [SUP-01] WarrantyClaim: a defect is described, shown in a picture, sent and listed', async () => {
  const shop = await visit({ at: '/user/warranty', as: 'member', scenarios: 'warranty.active' });
  await shop.press('button', /^Report a defect/);
  const dialog = await shop.within('dialog');
  await dialog.press('button', 'I have contacted customer service');
  await dialog.press('button', 'Send report');
  await dialog.find('link', 'Describe the defect.');
  await dialog.type('What is wrong?', 'One side is silent.');
  await dialog.choose('Picture of the defect', picture());
  await dialog.find('button', 'Remove');
  await dialog.press('button', 'Send report');
  await dialog.see('We answer within 24 hours on working days.');
  await dialog.press('button', 'Close');
  await shop.see('One side is silent.');
});
