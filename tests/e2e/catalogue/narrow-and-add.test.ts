import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-01] the rarer filters narrow a listing to the number that they announce, and a chosen one is removed again', async ({
    shopper,
  }) => {
    const { page, open } = await shopper({ width });
    await open('/product/1');
    const main = page.getByRole('main');
    await main.getByText('38 products', { exact: true }).waitFor();
    if (width === 'phone') await main.getByRole('button', { name: 'Filters' }).click();
    else await main.getByRole('button', { name: 'More filters' }).click();
    await main.getByRole('button', { name: 'Connection' }).click();
    const bluetooth = main.getByRole('link', { name: /^Bluetooth \(\d+\)$/ });
    const announced = /\d+/.exec((await bluetooth.textContent()) ?? '')?.[0] ?? '';
    await bluetooth.click();
    await page.waitForURL(/attributes?=/);
    if (width === 'phone') await main.getByRole('button', { name: `Show ${announced} products` }).click();
    await main.getByText(`${announced} products`, { exact: true }).waitFor();
    expect(await main.getByRole('article').count()).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await main
      .getByRole('list', { name: 'Chosen filters' })
      .getByRole('link', { name: /Bluetooth/ })
      .click();
    await main.getByText('38 products', { exact: true }).waitFor();
  });

  test('[BEY-68] the cart button of a card adds one piece of its product', async ({ shopper }) => {
    const { page, open } = await shopper({ width });
    await open('/product/1');
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: `Add to cart: ${name}` }).dblclick();
    const drawer = page.getByRole('dialog', { name: 'Your cart, 1 item' });
    await drawer.getByRole('link', { name }).first().waitFor();
    await open('/car');
    await expect
      .poll(() => page.getByRole('spinbutton', { name: `Quantity of ${name}` }).inputValue())
      .toBe('1');
  });

  test('[BEY-26] FindByQuestions: three answers lead to the products that fit, and to the list of all of them', async ({
    shopper,
  }) => {
    const { page, open } = await shopper({ width });
    await open('/finder');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Mice' }).click();
    await main.getByRole('heading', { name: 'How do you hold your mouse?' }).waitFor();
    await main.getByRole('link', { name: 'Right hand' }).click();
    await main.getByRole('heading', { name: 'What matters most to you?' }).waitFor();
    await page.goBack();
    await main.getByRole('heading', { name: 'How do you hold your mouse?' }).waitFor();
    await main.getByRole('link', { name: 'No preference' }).click();
    await main.getByRole('link', { name: 'Lag-free wireless' }).click();
    const matches = (await main.getByRole('heading', { name: /^\d+ matches for you$/ }).textContent()) ?? '';
    const count = Number(matches.split(' ')[0]);
    expect(count).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await main.getByRole('link', { name: `View all ${count}` }).click();
    await main.getByText(`${count} products`, { exact: true }).waitFor();
  });
});
