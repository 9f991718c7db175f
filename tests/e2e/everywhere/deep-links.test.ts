import { deepLink } from '@signal-shop/mock-server/control';
import { inject } from 'vitest';
import type { Shopper, Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';

for (const width of ['phone', 'desktop'] satisfies readonly Width[]) {
  test(`a link opens a sale that is about to close, and the sale closes (${width})`, async ({ shopper }) => {
    const { page, open } = await shopper({ width });
    // The shop's clock is frozen: however late the page calls, ten seconds of the sale are left.
    await open(deepLink('/', { scenarios: ['flash.closes-10s'], now: '2026-01-15T12:00:00Z' }));
    expect(new URL(page.url()).search).toBe('');
    const sale = page.getByRole('region', { name: 'Today’s flash sale' });
    await sale.getByText('Ends in').first().waitFor();
    await sale.waitFor({ state: 'detached' });
  });

  test(`a link opens the orders of a logged-in customer (${width})`, async ({ shopper }) => {
    const { page, open } = await shopper({ width });
    await open(deepLink('/user/order/unpaid?page=1#list', { scenarios: ['auth.customer', 'order.unpaid'] }));
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    expect(page.url()).toBe(`${inject('shopUrl')}/user/order/unpaid?page=1#list`);
    await page.getByRole('main').getByText('Awaiting payment').first().waitFor();
  });

  test(`a link with an invalid scenario reports it, and continues to the page (${width})`, async ({
    shopper,
  }) => {
    const { page, open, allow } = await shopper({ width });
    allow(/400/);
    await open('/car?__mock=cart.golden');
    await page.getByRole('heading', { level: 1, name: 'This link cannot be opened' }).waitFor();
    await page.getByText('There is no scenario "cart.golden". There are: cart.one').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Open the page as it is' }).click();
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });
}

test('a guest who follows a link gets a filled cart, and a reload preserves later changes', async ({
  shopper,
}) => {
  const { page, open } = await shopper();
  await open(deepLink('/car', { scenarios: ['cart.many'] }));
  await page.getByText('8 items', { exact: true }).first().waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('7 items', { exact: true }).first().waitFor();
  await page.reload();
  await page.getByText('7 items', { exact: true }).first().waitFor();
});

test('a link still sets the state when the service worker serves the shop', async ({ shopper }) => {
  const { page, open } = await shopper({ worker: 'allow' });
  await open('/policy');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await open(deepLink('/car', { scenarios: ['cart.many'] }));
  await page.getByText('8 items', { exact: true }).first().waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a browser without a session gets its own, and finds its cart again when it returns', async ({
  shopper,
}) => {
  const { page, context, open } = await shopper();
  await context.clearCookies({ name: 'mock_session' });
  const cart = encodeURIComponent(JSON.stringify([{ id: 1032, goods_number: 1, type: 1 }]));
  await context.addCookies([{ name: 'temp_car', value: cart, url: inject('shopUrl'), sameSite: 'Strict' }]);
  await page.goto('/policy');
  await page.evaluate(() => sessionStorage.setItem('checkout_draft', '{}'));
  const [other] = await Promise.all([context.waitForEvent('page'), clickFromAnotherSite(context, '/car')]);
  await other.getByText('8 items', { exact: true }).first().waitFor();
  expect(new URL(other.url()).search).toBe('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'mock_session')?.value).toMatch(/^link-/);
  await open(deepLink('/car', { session: 'default' }));
  await page.getByText('1 item', { exact: true }).first().waitFor();
});

async function clickFromAnotherSite(context: Shopper['context'], path: string): Promise<void> {
  const page = await context.newPage();
  const href = deepLink(inject('shopUrl') + path, { scenarios: ['cart.many'] });
  await page.setContent(`<a href="${href}">the bug</a>`);
  await page.getByRole('link').click();
}
