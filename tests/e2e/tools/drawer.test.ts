import { mockShop } from '@signal-shop/mock-server/vite';
import type { Locator, Page } from 'playwright';
import { createServer } from 'vite';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';

// Only the development server has the drawer, so this shop is not that of the other tests.
let vite: Awaited<ReturnType<typeof createServer>>;
let shop = '';

beforeAll(async () => {
  vite = await createServer({
    root: 'packages/web',
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
    plugins: [mockShop({ url: inject('mockUrl') })],
  });
  await vite.listen();
  shop = new URL(vite.resolvedUrls?.local[0] ?? '').origin;
  // The first visit would wait for compilation, longer than a test's timeout.
  await vite.warmupRequest('/src/main.tsx');
  await vite.waitForRequestsIdle();
});

afterAll(() => vite.close());

/** Visits the development server, whose first page may load while dependencies are being optimized. */
async function visit({ page, allow }: Shopper, path: string): Promise<void> {
  allow(/504|Outdated Optimize Dep|\[vite\]|WebSocket/);
  allow(new RegExp(`^token sent to another site: ${shop}/`));
  await page.goto(shop + path);
  await tabOf(page).waitFor();
  await page.getByRole('main').waitFor();
}

const tabOf = (page: Page) => page.getByRole('button', { name: /^Mock shop/ });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Mock shop' });

async function choose(drawer: Locator, name: string): Promise<void> {
  await drawer.getByRole('textbox', { name: 'Search scenarios' }).fill(name);
  await drawer.getByRole('checkbox', { name: new RegExp(`^${name} `) }).check();
}

for (const width of ['phone', 'desktop'] satisfies readonly Width[]) {
  test(`a scenario applied in the drawer shows on the page (${width})`, async ({ shopper }) => {
    const visitor = await shopper({ width });
    const { page } = visitor;
    await visit(visitor, '/detail?id=1032');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor();
    expect(await page.getByText('Only 2 left').count()).toBe(0);
    await tabOf(page).click();
    const drawer = drawerOf(page);
    await choose(drawer, 'stock.low');
    expect(await sidewaysScroll(page)).toBe(0);
    await drawer.getByRole('button', { name: 'Apply to running shop' }).click();
    await page.getByText('Only 2 left').first().waitFor();
    // The page has reloaded below it, and the search text is preserved.
    const search = drawer.getByRole('textbox', { name: 'Search scenarios' });
    await expect.poll(() => search.inputValue()).toBe('stock.low');
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await tabOf(page).waitFor();
    expect(await drawer.isVisible()).toBe(false);
  });

  test(`the drawer's tab covers no control of the shop (${width})`, async ({ shopper }) => {
    const visitor = await shopper({ width });
    const { page } = visitor;
    for (const path of ['/', '/product', '/detail?id=1032', '/car?__mock=cart.many']) {
      await visit(visitor, path);
      await page.getByRole('main').getByRole('heading').filter({ visible: true }).first().waitFor();
      expect(await controlsUnderTab(page), path).toEqual([]);
    }
  });
}

test('the state is copied as a link that opens it in another browser', async ({ shopper }) => {
  const visitor = await shopper();
  const { page, context, mock } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.use('auth.customer', 'orders.many');
  await visit(visitor, '/policy?from=here');
  await tabOf(page).click();
  const drawer = drawerOf(page);
  await drawer.getByRole('button', { name: '+1 h' }).click();
  // The status appears after the page has reloaded, with the drawer open again.
  await drawer.getByRole('button', { name: 'Set it back' }).waitFor();
  await drawer.getByRole('textbox', { name: 'Seed' }).fill('7');
  await drawer.getByRole('button', { name: 'Copy link' }).click();
  await drawer.getByText(/^Copied: /).waitFor();
  const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
  expect(clipboardText).toBe(
    `${shop}/policy?from=here&__mock=auth.customer,orders.many&__seed=7&__ahead=3600000`,
  );

  const other = await shopper();
  await visit(other, clipboardText.slice(shop.length).replace('/policy', '/user/order/orders'));
  await other.page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
  expect(await minutesAhead(other.mock)).toBe(60);
});

test('a popup of the shop opens next to the drawer, which remains in front and usable', async ({
  shopper,
}) => {
  const visitor = await shopper({ popups: true, scenarios: ['popup.first-order'] });
  const { page } = visitor;
  await visit(visitor, '/policy');
  await page.keyboard.press('Alt+Shift+M');
  const drawer = drawerOf(page);
  const search = drawer.getByRole('textbox', { name: 'Search scenarios' });
  await search.waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'signal' }).click();
  await search.pressSequentially('cart ');
  const popup = page.getByRole('dialog', { name: '10% off your first order' });
  await popup.waitFor();
  await expect.poll(() => search.evaluate((field) => field.matches(':focus'))).toBe(true);
  await page.keyboard.type('many');
  await expect.poll(() => search.inputValue()).toBe('cart many');
  // A press on a covered or inert element would hang here.
  await drawer.getByRole('checkbox', { name: /^cart\.many / }).check();
  // The first match, because the drawer is now inside the popup's dialog, after its content.
  await popup.getByRole('button', { name: 'Close' }).first().click();
  await popup.waitFor({ state: 'hidden' });
  await drawer.getByRole('checkbox', { name: /^cart\.many / }).uncheck();
});

test('over a popup of the shop the drawer opens with its search ready to type in', async ({ shopper }) => {
  const visitor = await shopper({ popups: true, scenarios: ['popup.first-order'] });
  const { page } = visitor;
  await visit(visitor, '/');
  await page.getByRole('dialog', { name: '10% off your first order' }).waitFor();
  await page.keyboard.press('Alt+Shift+M');
  const search = drawerOf(page).getByRole('textbox', { name: 'Search scenarios' });
  await search.waitFor();
  await page.keyboard.type('sold');
  await expect.poll(() => search.inputValue()).toBe('sold');
});

test('the search takes the keys typed after the shortcut while the drawer and its data are loading', async ({
  shopper,
}) => {
  const visitor = await shopper();
  const { page } = visitor;
  const [script, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = (path: string, { promise }: typeof script) =>
    page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
  await hold('**/assets/drawer.js', script);
  await hold('**/__mock/scenarios*', data);
  visitor.allow(/504|Outdated Optimize Dep|\[vite\]|WebSocket/);
  await page.goto(`${shop}/policy`, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  await page.keyboard.press('Alt+Shift+M');
  expect(await drawerOf(page).count()).toBe(0);
  await page.keyboard.type('cart');
  script.resolve();
  const drawer = drawerOf(page);
  const search = drawer.getByRole('textbox', { name: 'Search scenarios' });
  await expect.poll(() => search.inputValue()).toBe('cart');
  await drawer.getByText('Loading…').waitFor();
  await page.keyboard.type('.many');
  data.resolve();
  await drawer.getByRole('checkbox', { name: /^cart\.many / }).waitFor();
  expect(await search.inputValue()).toBe('cart.many');
  expect(await search.evaluate((field) => field.matches(':focus'))).toBe(true);
});

test('a restart preserves an adjusted clock and shows its offset', async ({ shopper }) => {
  const visitor = await shopper();
  const { page, mock } = visitor;
  await visit(visitor, '/policy');
  await page.keyboard.press('Alt+Shift+M');
  const drawer = drawerOf(page);
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('90');
  await drawer.getByRole('button', { name: 'Advance' }).click();
  await drawer.getByText('1 h 30 min ahead', { exact: false }).first().waitFor();
  await choose(drawer, 'home.empty');
  await drawer.getByRole('button', { name: 'Restart in this state' }).click();
  await drawer.getByRole('button', { name: 'Remove home.empty' }).waitFor();
  expect(await minutesAhead(mock)).toBe(90);
  await drawer.getByRole('checkbox', { name: 'Leave the clock 1 h 30 min ahead' }).uncheck();
  await drawer.getByRole('button', { name: 'Restart in this state' }).click();
  await drawer.getByText('ahead').first().waitFor({ state: 'detached' });
  await expect.poll(() => minutesAhead(mock)).toBe(0);
});

test('the drawer opens and closes by keyboard and restores focus', async ({ shopper }) => {
  const visitor = await shopper();
  const { page } = visitor;
  await visit(visitor, '/policy');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Alt+Shift+M');
  const search = drawerOf(page).getByRole('textbox', { name: 'Search scenarios' });
  await expect.poll(() => search.evaluate((field) => field.matches(':focus'))).toBe(true);
  await page.keyboard.type('slow');
  await expect.poll(() => search.inputValue()).toBe('slow');
  // The search is there before the list that follows it.
  await drawerOf(page).getByRole('checkbox').first().waitFor();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MOCK-DRAWER');
  await page.keyboard.press('Escape');
  await drawerOf(page).waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Search');
});

test('a restart creates a private session, and the drawer leads back to the shared one', async ({
  shopper,
}) => {
  const visitor = await shopper();
  const { page, context } = visitor;
  await context.clearCookies({ name: 'mock_session' });
  await visit(visitor, '/car');
  await tabOf(page).click();
  const drawer = drawerOf(page);
  await choose(drawer, 'cart.many');
  await drawer.getByRole('button', { name: 'Restart in this state' }).click();
  await page.getByText('8 items', { exact: true }).first().waitFor();
  await drawer.getByRole('link', { name: 'Use shared session' }).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

test('the sale closes while the page is open', async ({ shopper }) => {
  const visitor = await shopper({ scenarios: ['flash.open'] });
  const { page } = visitor;
  await visit(visitor, '/');
  const sale = page.getByRole('region', { name: 'Today’s flash sale' });
  await sale.waitFor();
  await expect.poll(() => visitor.mock.streams.open()).toBe(1);
  await tabOf(page).click();
  await drawerOf(page).getByRole('button', { name: 'Close sale' }).click();
  await sale.waitFor({ state: 'detached' });
});

test('the delivered shop has no drawer', async ({ shopper }) => {
  const { page, open } = await shopper();
  await open('/policy');
  await page.getByRole('main').getByRole('heading').first().waitFor();
  expect(await page.locator('mock-drawer').count()).toBe(0);
});

async function minutesAhead({ clock }: Shopper['mock']): Promise<number> {
  return Math.abs(Math.round(((await clock.now()) - Date.now()) / 60_000));
}

/**
 * Returns the controls that a press on the tab would hit without it, at the top, in the middle and at the end
 * of the page.
 */
function controlsUnderTab(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const host = document.querySelector('mock-drawer');
    const tab = host?.shadowRoot?.querySelector('button')?.getBoundingClientRect();
    if (tab === undefined || !(host instanceof HTMLElement)) throw new Error('The drawer has no tab.');
    const steps = (from: number, to: number) =>
      Array.from({ length: Math.ceil((to - from) / 3) }, (_, step) => from + 1 + step * 3);
    const points = steps(tab.left, tab.right).flatMap((x) =>
      steps(tab.top, tab.bottom).map((y) => [x, y] as const),
    );
    host.style.display = 'none';
    const hit = [0, 0.5, 1].flatMap((part) => {
      scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
      return points.map(([x, y]) =>
        document.elementFromPoint(x, y)?.closest('a, button, input, select, label, summary'),
      );
    });
    host.style.display = '';
    // A partly covered card is large enough next to the tab.
    const isCovered = (control: Element) => control.getBoundingClientRect().right - tab.right < 44;
    return hit.flatMap((control) =>
      control != null && isCovered(control) ? [control.outerHTML.slice(0, 100)] : [],
    );
  });
}
