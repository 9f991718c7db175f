import { describe } from 'vitest';
import type { Width } from './support/shop-test.ts';
import { expect, test } from './support/shop-test.ts';
import {
  cards,
  fillAddress,
  fillCard,
  findHeadset,
  logIn,
  pay,
  placeOrder,
  reachPayment,
  totalShown,
} from './support/steps.ts';

const succeeded = 'The order payment succeeded';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[PAY-02] [CART-08] a guest finds a headset, logs in, pays and sees the order', async ({
    shopper,
  }) => {
    const { page, open, mock } = await shopper({ width });
    await open('/');
    await findHeadset(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL(/step=address/);
    await fillAddress(page);
    await placeOrder(page);
    await pay(page, cards.success);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    await page.getByRole('link', { name: 'See the order' }).click();
    await page.getByText('Awaiting shipment').first().waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[CART-09] a customer buys one item at once', async ({ shopper }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    await pay(page, cards.success);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[PAY-03] a declined card keeps the order, another card pays it', async ({ shopper }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    await pay(page, cards.declined);
    await page.getByText('Order payment failed').waitFor();
    expect(await mock.charges()).toHaveLength(0);
    await pay(page, cards.success);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[PAY-02] the bank asks on a page of its own, and the shopper comes back with the order paid', async ({
    shopper,
  }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    await pay(page, cards.askedByTheBank);
    await page.waitForURL(/\/__mock\/pay\//);
    expect(await mock.charges()).toHaveLength(0);
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/pay_result/);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[PAY-02] a double click on pay makes one order and one charge', async ({ shopper }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    await fillCard(page, cards.success);
    await page.getByRole('button', { name: /^Pay / }).dblclick();
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
    expect(await mock.calls.count('placeOrder')).toBe(1);
  });

  test('[PAY-02] a reload on the payment page shows the order again', async ({ shopper }) => {
    const { page, mock } = await shopper({ width });
    await reachPayment(page);
    const ordersn = await page.getByText(/^Order SG/).textContent();
    await page.reload();
    await page.getByText(ordersn ?? 'no order').waitFor();
    await pay(page, cards.success);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });

  test('[AUTH-04] a login that ends during checkout loses neither the cart nor the address', async ({
    shopper,
  }) => {
    const { page, mock, open } = await shopper({ width });
    await open('/');
    await findHeadset(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL(/step=address/);
    await fillAddress(page);
    await totalShown(page);
    await mock.apply('auth.expired-100');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/login\/login\?redirect=/);
    await logIn(page);
    await page.waitForURL(/step=address/);
    expect(await page.getByLabel('Street and number').inputValue()).toBe('1 Signal Way');
    await placeOrder(page);
    await pay(page, cards.success);
    await page.getByRole('heading', { name: succeeded }).waitFor();
    expect(await mock.charges()).toHaveLength(1);
  });
});
