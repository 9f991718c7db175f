import de from '../../../packages/ui/lang/de.json' with { type: 'json' };
import en from '../../../packages/ui/lang/en.json' with { type: 'json' };
import { cardNumber } from '../../support/written-cards.ts';
import { coveredControls } from '../support/covered-controls.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { amountOf, enterAsCustomer, openSummary, pay, waitForTotal } from '../support/steps.ts';

const visits = [
  { locale: 'en', words: en, width: 'phone' },
  { locale: 'de', words: de, width: 'desktop' },
] as const;

test.for(visits)(
  '[PAY-01] [PAY-02] [PAY-03] in $locale an order with a saved address and a coupon is paid by card',
  async ({ locale, words, width }, { shopper }) => {
    const scenarios = ['cart.tier-120', 'coupon.taken'];
    const { page, open, mock } = await shopper({ width, locale, scenarios });
    await open('/login/login?redirect=%2Fcar%3Fstep%3Daddress');
    await page.locator('main [name="email"]').fill('ada@example.com');
    await page.locator('main [name="password"]').fill('volt-2026');
    await page.locator('main button[type="submit"]').first().click();
    await page.waitForURL(/step=address/);

    const place = page.getByRole('button', { name: words['checkout.place'] });
    await page.getByRole('radio', { name: /418 Harbor View Road/, checked: true }).waitFor();
    // Visible without scrolling, at any width.
    await expect
      .poll(() => place.evaluate((button) => button.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    // So are the goods, within the page: a customer opens nothing before ordering.
    await page.getByRole('main').getByText(/^M625/).filter({ visible: true }).waitFor();

    await page.getByText(words['checkout-coupon.title']).click();
    await page.getByLabel(words['checkout-coupon.code']).fill('BROKEN10');
    await page.getByRole('button', { name: words['checkout-coupon.apply'] }).click();
    await page.getByText(words['toast.couponFailed']).waitFor();
    const coupons = page.getByRole('group', { name: words['checkout-coupon.own'] });
    await coupons.getByRole('radio', { disabled: false }).nth(1).check();
    await openSummary(page);
    await page.getByRole('definition').filter({ hasText: '−' }).nth(1).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await place.click();
    await page.waitForURL(/\/pay(\?|$)/);
    await page.locator('[name="number"]').fill(cardNumber('success'));
    await page.locator('[name="expiry"]').fill('04 / 29');
    await page.locator('[name="securityCode"]').fill('123');
    await page.locator('[name="holder"]').fill('Ada Byte');
    await page.locator('main button[type="submit"]').click();
    await page.getByRole('heading', { name: words['payment-result.succeeded'] }).waitFor();
    await openSummary(page);
    await page.getByText(words['order-amounts.coupon']).first().waitFor();
    expect(await mock.charges()).toHaveLength(1);
  },
);

test.for<Width>(['desktop', 'phone'])(
  '[BEY-69] at %s express delivery adds its price to the total, and the order has its days',
  async (width, { shopper }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'cart.one'] });
    await enterAsCustomer(context);
    await open('/car?step=address');
    await waitForTotal(page);
    const total = await amountOf(page, 'Total');
    const ways = page.getByRole('group', { name: 'Shipping method' });
    const express = ways.locator('label').filter({ hasText: 'Express' });
    const standard = ways.locator('label').filter({ hasText: 'Standard' });
    const days = (await express.getByText(/^Arrives /).textContent()) ?? '';
    expect(days).not.toBe(await standard.getByText(/^Arrives /).textContent());
    const price = Number((await express.getByText(/^\$/).first().textContent())?.slice(1));
    await express.click();
    await expect.poll(() => amountOf(page, 'Total')).toBeCloseTo(total + price, 2);
    expect(await amountOf(page, 'Shipping')).toBe(price);
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.waitForURL(/\/pay(\?|$)/);
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
    await openSummary(page);
    await page.getByRole('main').getByText(days, { exact: true }).waitFor();
  },
);

test('[PAY-03] after a declined card the button that pays is where it was on a phone', async ({
  shopper,
}) => {
  const scenarios = ['auth.customer', 'orders.empty', 'order.unpaid'];
  const { page, open, context } = await shopper({ width: 'phone', scenarios });
  await enterAsCustomer(context);
  await open('/user');
  await page.getByRole('main').getByRole('link', { name: 'Pay now' }).click();
  const button = page.getByRole('main').getByRole('button', { name: /^Pay \$/ });
  await button.waitFor();
  const before = await button.boundingBox();
  await pay(page, cardNumber('declined'));
  await page.getByText('Order payment failed').waitFor();
  expect(await button.boundingBox()).toEqual(before);
  expect(await coveredControls(button)).toEqual([]);
});
