import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer, openSummary } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-53] the cart offers the order to pay', async ({ shopper }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'cart.one'] });
    await enterAsCustomer(context);
    await open('/car');
    const main = page.getByRole('main');
    const words = (await main.getByText(/^You have an unpaid order: /).textContent()) ?? '';
    const [, ordersn, total] = /: (SG\d+), (\$[\d.]+)\.$/.exec(words) ?? [];
    expect(await sidewaysScroll(page)).toBe(0);
    await main.getByRole('link', { name: 'Pay now' }).click();
    await page.waitForURL(`**/pay?ordersn=${ordersn}`);
    await page.getByRole('button', { name: `Pay ${total}` }).waitFor();
  });

  test('[BEY-69] the cart has the days of arrival in the chosen country', async ({ shopper }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'cart.one'] });
    await enterAsCustomer(context);
    await open('/car');
    const arrival = page.getByRole('main').getByText(/^Arrives /);
    await page.getByRole('button', { name: 'Checkout' }).waitFor();
    await openSummary(page);
    const days = await arrival.textContent();
    await page.getByRole('button', { name: 'Deliver to: United States (USD)' }).click();
    const japan = page.getByRole('dialog').getByRole('button', { name: 'Japan JPY' });
    await Promise.all([page.waitForEvent('load'), japan.click()]);
    await page.getByRole('button', { name: 'Checkout' }).waitFor();
    await openSummary(page);
    await page.getByRole('button', { name: 'Deliver to: Japan (JPY)' }).waitFor();
    expect(await arrival.textContent()).not.toBe(days);
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
