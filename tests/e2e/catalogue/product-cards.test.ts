import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { enterAsCustomer, scrollUntilThere } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-29] a color of a card shows its picture there and leads to its page', async ({ shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/product/1');
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('list', { name: /^Colors of / }) })
      .first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const picture = card.locator('img').first();
    const before = await picture.getAttribute('src');
    const color = card.getByRole('list').locator('a:not([data-selected])').first();
    await color.hover();
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
    const colorName = (await color.getAttribute('aria-label')) ?? '';
    await color.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page
      .getByRole('navigation', { name: 'Color' })
      .getByRole('link', { name: colorName })
      .and(page.locator('[aria-current]'))
      .waitFor();
  });

  test('[BEY-21] customers see when they bought a product, and are led to its review', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'review.ok'] });
    await enterAsCustomer(context);
    await open('/detail?id=1281');
    const main = page.getByRole('main');
    await scrollUntilThere(page, main.getByText(/^You bought this on \w/));
    const name = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await main.getByRole('link', { name: /^Write a review by \w/ }).click();
    await page.waitForURL(/\/comment\?/);
    await main.getByRole('radio').first().waitFor();
    await main.getByText(name, { exact: true }).first().waitFor();
  });

  test('[STATE-01] the menu marks a sale as new until its page was opened', async ({ shopper }) => {
    const { page, open } = await shopper({ width, scenarios: ['flash.open'] });
    await open('/product/1');
    const sale = page
      .getByRole(width === 'phone' ? 'dialog' : 'banner')
      .getByRole('link', { name: /^Flash sale/ });
    const openMenu = async () => {
      if (width === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
      await sale.waitFor();
    };
    await openMenu();
    expect((await sale.textContent())?.trim()).toBe('Flash sale (new)');
    await sale.click();
    // The address changes before the page does, and the listing shows articles too.
    await page.getByRole('heading', { level: 1, name: 'Flash sale' }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await open('/product/1');
    await openMenu();
    expect((await sale.textContent())?.trim()).toBe('Flash sale');
  });
});
