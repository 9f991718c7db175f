import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-60] PayWithSavedCard: a saved card is offered first, pays with one press and one charge, and is removed in the account', async ({
    shopper,
  }) => {
    const { page, open, context, mock } = await shopper({
      width,
      scenarios: ['auth.customer', 'orders.empty', 'order.unpaid', 'pay.saved-cards'],
    });
    await enterAsCustomer(context);
    await open('/user/order/unpaid');
    await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
    const card = page.getByRole('radio', { name: /^Visa ending in 4242/ });
    await card.waitFor();
    expect(await card.isChecked()).toBe(true);
    expect(await page.getByRole('textbox', { name: 'Card number' }).count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: /^Pay (?!with)/ }).dblclick();
    await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
    expect(await mock.charges()).toHaveLength(1);

    await open('/user/address');
    const cards = page.getByRole('region', { name: 'Saved cards' });
    const remove = cards.getByRole('button', { name: 'Remove Visa ending in 4242' });
    await remove.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await remove.waitFor({ state: 'detached' });
  });
});
