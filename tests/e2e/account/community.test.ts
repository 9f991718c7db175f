import { startingTokens } from '@signal-shop/mock-server';
import type { BrowserContext } from 'playwright';
import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';

const community = 'https://community.signal.example';

/** Only the URL of the community may contain the token. */
const toCommunity = /^token in an address: https:\/\/community\.signal\.example\//;

function beMember(context: BrowserContext): Promise<void> {
  return context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
}

/** Responds for the community site and records its requests. */
async function playCommunity(context: BrowserContext) {
  const visits: { readonly url: URL; readonly referrer: string | undefined }[] = [];
  await context.route(`${community}/**`, async (route) => {
    const request = route.request();
    const { referer } = await request.allHeaders();
    visits.push({ url: new URL(request.url()), referrer: referer });
    await route.fulfill({ contentType: 'text/html', body: '<title>community</title>' });
  });
  return visits;
}

test('[LAY-08] [R14] CommunityLink: the community receives the token at the click, and nothing else', async ({
  shopper,
}) => {
  const { page, context, open, allow } = await shopper({ scenarios: ['auth.customer'] });
  allow(toCommunity);
  await beMember(context);
  const visits = await playCommunity(context);
  await open('/community');
  const forum = page.getByRole('link', { name: /^Forum/ });
  await forum.waitFor();
  const token = startingTokens.customer;
  expect(await page.content()).not.toContain(token);
  const [tab] = await Promise.all([context.waitForEvent('page'), forum.click()]);
  await tab.waitForURL(`${community}/**`);
  const [visit] = visits;
  expect(visit?.url.pathname).toBe('/forum');
  expect(visit?.url.search).toMatch(/^\?[a-z]{4}&token=/);
  expect(visit?.url.searchParams.get('token')).toBe(token);
  expect(visit?.referrer).toBeUndefined();
  expect(await tab.evaluate(() => [opener, document.referrer])).toEqual([null, '']);
  expect(await page.content()).not.toContain(token);
});

test('[LAY-08] [R15] a guest’s post link contains four letters', async ({ shopper }) => {
  const { page, context, open } = await shopper();
  const visits = await playCommunity(context);
  await open('/community');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('article').getByRole('link').first().click(),
  ]);
  await tab.waitForURL(`${community}/**`);
  expect(visits[0]?.url.href).toMatch(/^https:\/\/community\.signal\.example\/detail\/\d+\?[a-z]{4}$/);
});

test('[LAY-08] [R18] a browser that blocks new tabs gets a link to open one', async ({ shopper }) => {
  const { page, context, open, allow } = await shopper({ scenarios: ['auth.customer'] });
  allow(toCommunity);
  await beMember(context);
  const visits = await playCommunity(context);
  await context.addInitScript(() => {
    window.open = () => null;
  });
  await open('/community');
  await page.getByRole('link', { name: /^Blog/ }).click();
  const again = page.getByRole('alert').getByRole('link');
  const [tab] = await Promise.all([context.waitForEvent('page'), again.click()]);
  await tab.waitForURL(`${community}/**`);
  expect(visits[0]?.url.search).toMatch(/^\?[a-z]{4}&token=/);
  await expect.poll(() => again.getAttribute('href')).not.toContain('token');
});

test('[NAV-06] TikTok is in the menu for visitors who come from there', async ({ shopper }) => {
  const plain = await shopper();
  await plain.open('/');
  const menu = plain.page.getByRole('navigation', { name: 'Products' });
  await menu.getByRole('link', { name: 'All products' }).waitFor();
  expect(await menu.getByRole('link', { name: 'TikTok' }).count()).toBe(0);
  const { page, open } = await shopper({ scenarios: ['auth.tiktok'] });
  await open('/');
  await page.getByRole('link', { name: 'TikTok' }).click();
  await page.getByRole('heading', { level: 1, name: 'Seen on TikTok' }).waitFor();
  await page.getByRole('article').first().waitFor();
});
