import type { Page } from 'playwright';
import { describe } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  fillAddress,
  fillCard,
  findHeadset,
  logIn,
  pay,
  placeOrder,
  reachPayment,
  waitForTotal,
} from '../support/steps.ts';

const successMessage = 'The order payment succeeded';

/** A guest adds a headset to the cart and has to log in before the address. */
async function checkOutAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await findHeadset(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await page.waitForURL(/\/login\/login\?redirect=/);
  await logIn(page);
  await page.waitForURL(/step=address/);
}

// Each flow runs once per width, because reaching the payment is most of its cost.
describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[PAY-02] [CART-08] [AUTH-04] [P01] AddToCartEnglish, LoginExpired100, PayByCard: a guest logs in, orders although the login expires, and two clicks pay once', async ({
    shopper,
  }) => {
    const { page, mock } = await shopper({ width });
    await checkOutAsGuest(page);
    await fillAddress(page);
    await waitForTotal(page);
    await mock.apply('auth.expired-100');
    await page.getByRole('button', { name: 'Order and pay' }).click();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL(/step=address/);
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('1 Signal Way');
    await placeOrder(page);
    await fillCard(page, cardNumber('success'));
    await page.getByRole('button', { name: /^Pay (?!with)/ }).dblclick();
    await page.getByRole('heading', { name: successMessage }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
    expect(await mock.calls.count('confirmCharge')).toBe(1);
    await page.getByRole('link', { name: 'View order' }).click();
    await page.getByText('Awaiting shipment').first().waitFor();
  });

  test('[CART-09] [PAY-02] [PAY-03] [P04] BuyNow, PayByCardFails: buying one item now survives a reload, a declined card and the page of the bank, and is paid once', async ({
    shopper,
  }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    const ordersn = await page.getByText(/^Order SG/).textContent();
    await page.reload();
    await page.getByText(ordersn ?? 'no order').waitFor();
    await pay(page, cardNumber('declined'));
    await page.getByText('Order payment failed').waitFor();
    expect(await mock.charges()).toHaveLength(0);
    await pay(page, cardNumber('asked'));
    await page.waitForURL(/\/__mock\/pay\//);
    expect(await mock.charges()).toHaveLength(0);
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/pay_result/);
    await page.getByRole('heading', { name: successMessage }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
    expect(await mock.calls.count('placeOrder')).toBe(1);
  });
});
