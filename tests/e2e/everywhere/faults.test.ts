import { startingTokens } from '@signal-shop/mock-server';
import type { BrowserContext, Page } from 'playwright';
import { inject } from 'vitest';
import { expect, test } from '../support/shop-test.ts';
import { scrollUntilThere } from '../support/steps.ts';

function beMember(context: BrowserContext): Promise<void> {
  return context.addCookies([{ name: 'token', value: startingTokens.customer, url: inject('shopUrl') }]);
}

function goTo(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

const strange = [
  ['an unknown path', '/no/such/page'],
  ['a broken escape', '/%E0%A4%A'],
  ['a way upwards', '/..%2f..%2fetc'],
  ['a very long path', `/${'a'.repeat(2_000)}`],
  ['a child that no page has', '/car/x/y'],
  ['markup', '/<b>'],
] as const;

test.for(strange)(
  '[NAV-01] [R07] UnknownPathGoesHome: %s redirects to home',
  async ([, path], { shopper }) => {
    const { page, open } = await shopper();
    await open('/car');
    await goTo(page, path);
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  },
);

test('[HOME-02] [L02] when every call fails, header and footer render, and each part can be retried', async ({
  shopper,
}) => {
  const { page, open, mock, allow } = await shopper();
  allow(/500/);
  await mock.fault({ kind: 'status', status: 500 });
  await open('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
  await scrollUntilThere(page, page.getByRole('contentinfo'));
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await again.first().waitFor();
  await mock.clearFaults();
  const pressAgain = async () => {
    if ((await again.count()) > 0) await again.first().click();
    return again.count();
  };
  await expect.poll(pressAgain).toBe(0);
});

test('[FLASH-01] [E01] seven tabs share one stream, and calls of the seventh are answered while it is open', async ({
  shopper,
}) => {
  const { context, mock } = await shopper();
  const tabs: Page[] = [];
  for (let tab = 1; tab <= 7; tab += 1) {
    const page = await context.newPage();
    await page.goto('/car');
    await page.getByText('There is no item in your cart, please go shopping!').waitFor();
    tabs.push(page);
  }
  await expect.poll(() => mock.streams.open()).toBe(1);
  // A browser has six connections per server: with a stream per tab this would hang.
  for (const page of tabs) await page.goto('/product');
  for (const page of tabs) await page.getByRole('article').first().waitFor();
  expect(await mock.streams.open()).toBe(1);
});

test('[FLASH-01] [E07] visiting many pages leaves one stream open', async ({ shopper }) => {
  const { page, open, mock } = await shopper();
  await open('/');
  for (let visit = 1; visit <= 12; visit += 1) {
    for (const address of ['/product', '/']) await goTo(page, address);
  }
  await page.getByRole('main').waitFor();
  await expect.poll(() => mock.streams.open()).toBe(1);
});

test('[FLASH-01] [E06] a browser without EventSource reads the same by fetch, without errors', async ({
  shopper,
}) => {
  const { page, context, open, mock } = await shopper({ scenarios: ['flash.open'] });
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'));
  await open('/');
  await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
  await expect.poll(() => mock.streams.open()).toBe(1);
});

test('[STATE-01] [T15] after logout, going back does not show the account', async ({ shopper }) => {
  const { page, context, open } = await shopper({ scenarios: ['auth.customer', 'orders.many'] });
  await beMember(context);
  await open('/car');
  await open('/user/order/orders');
  const order = page
    .getByRole('main')
    .getByText(/SG\d{6}/)
    .first();
  await order.waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  for (const go of ['goBack', 'goForward', 'goBack'] as const) {
    await page[go]();
    await page.getByRole('main').waitFor();
    expect(await order.isVisible()).toBe(false);
  }
});

test('[ERR-02] [X05] a page that throws while rendering leaves the frame of the shop', async ({
  shopper,
}) => {
  const { page, open, allow } = await shopper();
  allow(/TrustedHTML|require-trusted-types-for|ChunkLoadError/);
  await page.route('**/assets/**/*category-page*.js', async (route) => {
    const answer = await route.fetch();
    const forbidden = "document.createElement('div').innerHTML = '<b>x</b>';";
    await route.fulfill({ response: answer, body: `${await answer.text()}\n${forbidden}` });
  });
  await open('/product');
  await page.getByRole('main').getByRole('button', { name: /again/i }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).waitFor();
});

test('[S01] a browser that blocks storage still shows the shop, and adding to the cart works in its tab', async ({
  shopper,
}) => {
  const { page, context, open } = await shopper();
  await context.addInitScript(() => {
    // As browsers do when a user blocks a site's storage.
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(globalThis, name, { get: refuse });
  });
  await open('/detail?id=1011');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('dialog', { name: 'Your cart, 1 item' }).waitFor();
});
