import type { Page, Request } from 'playwright';
import { expect, test } from './support/shop-test.ts';
import { logIn } from './support/steps.ts';

const pages = [
  { address: '/', question: '/api/index/index' },
  { address: '/product', question: '/api/goods/getGoodsByType' },
  { address: '/product/1', question: '/api/goods/getGoodsByType' },
  { address: '/detail?id=1011', question: '/api/goods/getGoodsById' },
] as const;

/** Requests to one path of the page's own server, in their order. */
function follow(page: Page, path: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(request);
  });
  return seen;
}

for (const { address, question } of pages) {
  test(`the html of ${address} asks ${question}, and the page does not ask again`, async ({ shopper }) => {
    const { page, open } = await shopper({ locale: 'de' });
    const asked = follow(page, question);
    const files = follow(page, '/configuration.json');
    await open(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(asked.map((request) => request.headers()['accept-language'])).toEqual(['de']);
    expect(files).toEqual([]);
  });
}

for (const address of ['/', '/product', '/product/1', '/detail?id=1011']) {
  test(`[BEY-11] the first words of ${address} do not wait for the code`, async ({ shopper }) => {
    const { page, open, allow } = await shopper();
    allow(/ERR_FAILED|dynamically imported module/);
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await open(address);
    const said = page.locator('#shop [inert] main [data-say]').first();
    await expect.poll(() => said.textContent()).toMatch(/^[A-Z]+\d+/);
    await expect
      .poll(() => said.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(0);
  });
}

test('a member is asked for by the page itself, once, with the token', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/login/login?redirect=/user/order/orders');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  const asked = follow(page, '/api/index/index');
  await open('/');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(asked.map((request) => request.headers().authorization !== undefined)).toEqual([true]);
});
