import type { Locator, Page } from 'playwright';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer, logIn, scrollUntilThere } from '../support/steps.ts';

/** Waits until the service worker controls this page and has cached its chunks. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('parts-1')).keys()).length))
    .toBeGreaterThan(5);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const cachedAnswers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('answers'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('[BEY-14] [X04] while offline a viewed product is still readable, and the shop shows that it is offline', async ({
  shopper,
}) => {
  const { page, context, open, allow } = await shopper({ worker: 'allow' });
  // Lazy sections that were never scrolled near have not been loaded.
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/);
  await open('/');
  await waitUntilCached(page);
  await open('/detail?id=1201');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  const name = (await title.textContent()) ?? '';
  await expect.poll(() => cachedAnswers(page)).toContain('/api/goods/getGoodsById');
  await context.setOffline(true);
  await page.getByText('You’re offline.', { exact: false }).waitFor();
  await page.reload();
  await page.getByText('You’re offline.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  expect(await title.textContent()).toBe(name);
  await context.setOffline(false);
  await page.getByText('You’re offline.', { exact: false }).waitFor({ state: 'detached' });
});

test('[BEY-14] [BEY-19] while offline the home page still has its features', async ({ shopper }) => {
  const { page, context, open, allow } = await shopper({ worker: 'allow' });
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open('/');
  await waitUntilCached(page);
  await page.reload();
  const scene = page.getByRole('heading', { name: 'Your desk, after dark' });
  await scrollUntilThere(page, scene);
  await expect.poll(() => cachedAnswers(page)).toContain('/api/index/getFeatures');
  await context.setOffline(true);
  await page.reload();
  await page.getByText('You’re offline.', { exact: false }).waitFor();
  await scrollUntilThere(page, scene);
});

test.for<Width>(['desktop', 'phone'])(
  '[NAV-18] [L06] at %s the cart drawer opens with its styles after its code could not load while offline',
  async (width, { shopper }) => {
    const { page, context, open, allow } = await shopper({ width });
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError|Failed to fetch dynamically/);
    await open('/detail?id=1201');
    const add = page.getByRole('button', { name: 'Add to cart', exact: true });
    await add.waitFor();
    // Loads after the first interaction. Sections that fail while offline show the same sentence, but not here.
    const notices = page.getByRole('region', { name: 'Notifications' });
    await page.evaluate(() => scrollTo(0, 10));
    await notices.waitFor({ state: 'attached' });
    await context.setOffline(true);
    await add.click();
    // The failure has closed the drawer; once online, it would open the cart page instead.
    const failure = notices.getByText('We can’t reach the shop', { exact: false });
    await failure.waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: /^Cart/ }).click();
    const drawer = page.getByRole('dialog', { name: /^Your cart/ });
    await drawer.getByText('A1 Wired Headset').first().waitFor();
    // A drawer whose style sheet is missing shows pictures as wide as itself.
    await expect
      .poll(async () => (await drawer.locator('article img, article svg').first().boundingBox())?.width)
      .toBeLessThan(150);
    await failure.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/detail');
  },
);

test.for<Width>(['desktop', 'phone'])(
  '[BEY-14] at %s nothing covers the notice that the shop is offline',
  async (width, { shopper }) => {
    const { page, context, open, allow } = await shopper({ width });
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/);
    await open('/detail?id=1201');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    await context.setOffline(true);
    const notice = page.getByText('You’re offline.', { exact: false });
    await notice.waitFor();
    expect(await coverOf(notice), 'at the top of the page').toBeNull();
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    expect(await coverOf(notice), 'after scrolling').toBeNull();
  },
);

/** The element over the center of a notice that lets presses through to the page; null if there is none. */
function coverOf(notice: Locator): Promise<string | null> {
  return notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = '';
    return element.contains(over) ? null : (over?.outerHTML.slice(0, 80) ?? 'outside the window');
  });
}

const lists = [
  { list: 'cart page', width: 'desktop' },
  { list: 'cart page', width: 'phone' },
  { list: 'cart drawer', width: 'desktop' },
  { list: 'cart drawer', width: 'phone' },
] as const;

test.for(lists)(
  '[BEY-71] on the $list at $width a quantity that is changed offline is preserved, and sent once online',
  async ({ list, width }, { shopper }) => {
    const scenarios = ['auth.customer', 'cart.one'];
    const { page, context, mock, open, allow } = await shopper({ width, scenarios });
    allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/);
    await enterAsCustomer(context);
    await open(list === 'cart page' ? '/car' : '/detail?id=1201');
    if (list === 'cart drawer') await page.getByRole('button', { name: /^Cart/ }).click();
    const lines = page.getByRole(list === 'cart page' ? 'main' : 'dialog').getByRole('article');
    const quantity = lines.getByRole('spinbutton');
    await quantity.waitFor();
    await context.setOffline(true);
    await page.getByText('You’re offline.', { exact: false }).waitFor();
    const lostEdit = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/product/checkout'),
    );
    await lines.getByRole('button', { name: 'Increase quantity' }).click();
    await lostEdit;
    const saving = lines.getByText('Saving quantity');
    await saving.waitFor();
    expect(await quantity.inputValue()).toBe('2');
    await context.setOffline(false);
    await saving.waitFor({ state: 'detached' });
    expect(await quantity.inputValue()).toBe('2');
    expect(await mock.calls.count('checkoutCart')).toBe(1);
    await open('/car');
    await expect.poll(() => page.getByRole('main').getByRole('spinbutton').inputValue()).toBe('2');
  },
);

test('[BEY-14] nothing that needs a login is cached, and a logout clears the cache', async ({ shopper }) => {
  const { page, context, open, allow } = await shopper({ worker: 'allow' });
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open('/');
  await waitUntilCached(page);
  await open('/detail?id=1201');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
  await expect.poll(() => cachedAnswers(page)).toContain('/api/goods/getGoodsById');
  const before = await cachedAnswers(page);
  await open('/login/login?redirect=/user/order/orders');
  await logIn(page);
  await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  await page.getByRole('article').first().waitFor();
  const whileIn = await cachedAnswers(page);
  expect(
    whileIn.filter((path) => path.startsWith('/api/order/') || path.startsWith('/api/product/')),
  ).toEqual([]);
  expect(whileIn.length).toBeGreaterThanOrEqual(before.length);
  await context.setOffline(true);
  await page.getByText('once you’re back online', { exact: false }).waitFor();
  await context.setOffline(false);
  await page.getByText('You’re offline.', { exact: false }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => cachedAnswers(page)).not.toContain('/api/goods/getGoodsById');
  await context.setOffline(true);
  await page.goto('/user/order/orders').catch(() => undefined);
  await page.waitForURL(/\/login\/login\?redirect=/);
  expect(await page.getByText(/SG\d{8,}/).count()).toBe(0);
});

test('[BEY-14] the shop is installable: the icons of its manifest exist', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const sizes = await page.evaluate(async (path) => {
    const manifest = await (await fetch(path ?? '')).json();
    const icons: { src: string; sizes: string }[] = manifest.icons;
    return Promise.all(
      icons.map(async ({ src, sizes: declaredSizes }) => {
        const bitmap = document.createElement('img');
        bitmap.src = src;
        await bitmap.decode();
        return `${bitmap.naturalWidth}x${bitmap.naturalHeight}` === declaredSizes;
      }),
    );
  }, address);
  expect(sizes).toEqual([true, true, true]);
});
