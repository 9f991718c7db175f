import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-20] [BEY-75] a wish is added to the cart, and its removal from the wishlist is undone', async ({
    shopper,
  }) => {
    const { page, open, context, mock } = await shopper({
      width,
      scenarios: ['auth.customer', 'cart.empty', 'wish.some'],
    });
    await enterAsCustomer(context);
    await open('/wishlist');
    const main = page.getByRole('main');
    const card = main.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: `Add to cart: ${name}` }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart, 1 item' });
    await drawer.getByRole('link', { name }).first().waitFor();
    await page.keyboard.press('Escape');

    const wish = (pressed: boolean) => card.getByRole('button', { name: `Wishlist: ${name}`, pressed });
    await wish(true).click();
    await wish(false).waitFor();
    await page.getByText(`Removed ${name} from your wishlist`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await wish(true).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await expect.poll(() => mock.calls.count('addWish')).toBe(1);
    await page.reload();
    await card.getByRole('heading', { name, exact: true }).waitFor();
  });

  test('[BEY-20] [BEY-75] compared goods are added to the cart, and their removal from the comparison is undone', async ({
    shopper,
  }) => {
    const { page, open } = await shopper({ width });
    await open('/compare?ids=1011,1091,2011');
    const goods = page.getByRole('main').getByRole('columnheader').getByRole('link');
    await goods.nth(2).waitFor();
    const names = await goods.allTextContents();
    const [, name = ''] = names;
    await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart, 1 item' });
    await drawer.getByRole('link', { name }).first().waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    await page.waitForURL('**/compare?ids=1011,2011');
    await page.getByText(`Removed ${name} from the comparison`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL('**/compare?ids=1011,1091,2011');
    await expect.poll(() => goods.allTextContents()).toEqual(names);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
