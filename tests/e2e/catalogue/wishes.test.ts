import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { logIn } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-03] a guest’s wishes are on the wishlist and survive the login', async ({ shopper }) => {
    const { page, open, mock } = await shopper({ width, scenarios: ['wish.none'] });
    await open('/product');
    const card = page.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Wishlist/ }).click();
    if (width === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole(width === 'phone' ? 'dialog' : 'banner')
      .getByRole('link', { name: 'Wishlist' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Your wishlist' }).waitFor();
    await page.getByRole('main').getByRole('heading', { level: 2, name }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/\/login\/login/);
    await logIn(page);
    await page.waitForURL((url) => url.pathname.startsWith('/user'));
    await open('/wishlist');
    await page.getByText('1 item', { exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents())
      .toEqual([name]);
    await expect.poll(() => mock.calls.count('joinWishes')).toBe(1);
  });

  test('[BEY-03] two compared goods lead to a table of specifications, which can be filtered to the differences', async ({
    shopper,
  }) => {
    const { page, open } = await shopper({ width });
    await open('/product');
    for (const index of [0, 1]) {
      await page
        .getByRole('article')
        .nth(index)
        .getByRole('button', { name: /^Compare/ })
        .click();
    }
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL(/\/compare\?ids=\d+,\d+$/);
    const rows = page.getByRole('table').getByRole('row');
    await rows.nth(2).waitFor();
    const all = await rows.count();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect.poll(() => rows.count()).toBeLessThan(all);
  });

  test('[BEY-03] an empty wishlist offers popular goods', async ({ shopper }) => {
    const { page, open } = await shopper({ width, scenarios: ['wish.none'] });
    await open('/wishlist');
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor();
    const popular = page.getByRole('region', { name: 'Hot right now' });
    await popular.getByRole('link', { name: 'K9 Wireless Headset' }).click();
    await page.getByRole('heading', { level: 1, name: 'K9 Wireless Headset' }).waitFor();
  });
});

test('[AUTH-01] the menu of a small screen logs out, and the wishlist is then empty', async ({ shopper }) => {
  const { page, open } = await shopper({ width: 'phone', scenarios: ['wish.some'] });
  await open('/login/login?redirect=/wishlist');
  await logIn(page);
  await page.getByText('5 items').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/');
  await open('/wishlist');
  await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor();
});
