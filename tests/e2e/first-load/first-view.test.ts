import type { Locator, Page, Request } from 'playwright';
import { expect, test } from '../support/shop-test.ts';
import { logIn, waitForOffer } from '../support/steps.ts';

const pages = [
  { address: '/', question: '/api/index/index' },
  { address: '/product', question: '/api/goods/getGoodsByType' },
  { address: '/product/1', question: '/api/goods/getGoodsByType' },
  { address: '/product?filter=inStock&sort=newest&page=2', question: '/api/goods/getGoodsByType' },
  { address: '/detail?id=1011', question: '/api/goods/getGoodsById' },
] as const;

/** Records the requests to one path of the page's own server, in order. */
function follow(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}

for (const { address, question } of pages) {
  test(`the HTML of ${address} requests ${question}, and the page does not request it again`, async ({
    shopper,
  }) => {
    const { page, open } = await shopper({ locale: 'de' });
    const requests = follow(page, question);
    const files = follow(page, '/configuration.json');
    await open(address);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(requests.map((request) => request.headers()['accept-language'])).toEqual(['de']);
    expect(files).toEqual([]);
  });
}

for (const address of ['/', '/product', '/product/1', '/detail?id=1011']) {
  test(`[BEY-11] the first text or picture of ${address} does not wait for the code`, async ({ shopper }) => {
    const { page } = await shopper();
    // Never responds, like a stalled connection.
    await page.route(/\/assets\/.*\.js$/, () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    const filled = page.locator('#shop [inert] main').locator('[data-field], img[src]').first();
    await expect
      .poll(() => filled.evaluate((element) => element.textContent || element.getAttribute('src')))
      .toMatch(/^[A-Z]+\d+|pictures/);
    await expect
      .poll(() => filled.evaluate((element) => element.getBoundingClientRect().height))
      .toBeGreaterThan(0);
  });
}

test('[NAV-18] [L06] ChunkLoadError: a shop whose code fails to load reports it in the chosen language and loads with a retry', async ({
  shopper,
}) => {
  const { page, open, allow } = await shopper({ locale: 'de' });
  allow(/ERR_FAILED|dynamically imported module/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await open('/product');
  await page.getByRole('heading', { name: 'Diese Seite wurde nicht vollständig geladen' }).waitFor();
  await page.getByRole('link', { name: 'help@signal.example' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await page.getByRole('heading', { level: 1, name: /./ }).waitFor();
});

test("a member's data is requested once by the page itself, with the token", async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/login/login?redirect=/user/order/orders');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  const requests = follow(page, '/api/index/index');
  await open('/');
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(requests.map((request) => request.headers().authorization !== undefined)).toEqual([true]);
});

test('[DET-01] name, rating and price of goods are in the first view of a phone', async ({ shopper }) => {
  const height = 844;
  const { page, open } = await shopper({ width: 'phone' });
  await page.setViewportSize({ width: 390, height });
  await open('/detail?id=1011');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  const main = page.getByRole('main');
  // The bar at the bottom edge repeats the price where the one of the page is further down.
  const prices = main.getByText(/^\$\d+\.\d\d$/).filter({ visible: true });
  const isInView = async (part: Locator) => {
    const box = await part.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= height;
  };
  expect(await isInView(main.getByRole('heading', { level: 1 }))).toBe(true);
  expect(await isInView(main.getByText(/^\d+ reviews$/).first())).toBe(true);
  const visible = await Promise.all((await prices.all()).map(isInView));
  expect(visible).toContain(true);
});

// A larger picture would be the largest paint (LCP) of the page, although it comes later.
test('[BEY-11] on phones the picture of a popup is smaller than that of the hero', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'phone', popups: true });
  await open('/');
  const areaOf = async (picture: Locator) => {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    return width * height;
  };
  const sale = page.getByRole('dialog', { name: 'The flash sale is on' });
  await waitForOffer(page, sale);
  const hero = page.locator('main img[fetchpriority="high"]').first();
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [390, 844],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height });
    const popupArea = await areaOf(sale.locator('img'));
    expect(popupArea).toBeGreaterThan(0);
    expect(popupArea).toBeLessThan(await areaOf(hero));
  }
});
