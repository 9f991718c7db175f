import { describe } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer, pay } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[PAY-02] [P02] a payment that was sent while offline charges nothing, and the next press pays once', async ({
    shopper,
  }) => {
    const { page, open, context, mock, allow } = await shopper({
      width,
      scenarios: ['auth.customer', 'orders.empty', 'order.unpaid'],
    });
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await enterAsCustomer(context);
    await open('/user');
    await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
    const button = page.getByRole('main').getByRole('button', { name: /^Pay \$/ });
    await button.waitFor();
    await context.setOffline(true);
    await pay(page, cardNumber('success'));
    await expect.poll(() => button.isEnabled()).toBe(false);
    await context.setOffline(false);
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await mock.charges()).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await button.click();
    await page.getByRole('heading', { name: 'The order payment succeeded' }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[PAY-01] an unknown coupon is refused before there is an address', async ({ shopper }) => {
    const { page, open, context } = await shopper({
      width,
      scenarios: ['auth.customer', 'cart.tier-120', 'address.none'],
    });
    await enterAsCustomer(context);
    await open('/car?step=address');
    await page.getByText('Coupon or promo code').click();
    await page.getByLabel('Coupon code').fill('NOPE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('main').getByText('This coupon code isn’t valid.').first().waitFor();
    expect(await page.getByText('Applied once you enter your address.').count()).toBe(0);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test('[CART-09] without an item to buy now, the page leads to the goods in the cart', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'cart.one'] });
    await enterAsCustomer(context);
    await open('/car?cartype=2');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'There’s nothing to buy now' }).waitFor();
    await main.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/car');
    await main.getByRole('spinbutton').first().waitFor();
  });
});
