import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { amountOf, enterAsCustomer, openSummary } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-55] the cart names what is missing from a set, and one press adds it with its discount', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer', 'cart.bundle'] });
    await enterAsCustomer(context);
    await open('/car');
    const set = page.getByRole('main').getByRole('region', { name: 'Better together' });
    await set.getByText(/^Add M700 .+ to save \$18\.00 with the set\.$/).waitFor();
    await openSummary(page);
    const before = await amountOf(page, 'Set discount');
    expect(await sidewaysScroll(page)).toBe(0);
    await set.getByRole('button', { name: 'Complete the set' }).click();
    await page.getByRole('spinbutton', { name: /^Quantity of M700/ }).waitFor();
    await expect.poll(() => amountOf(page, 'Set discount')).toBe(before + 18);
    await set.waitFor({ state: 'detached' });
  });

  test('[BEY-74] DrawRaffleTicket: a customer draws one ticket of a raffle, and its page then says so', async ({
    shopper,
  }) => {
    const { page, open, context, mock } = await shopper({
      width,
      scenarios: ['auth.customer', 'raffle.coupon'],
    });
    await enterAsCustomer(context);
    await open('/activity/raffles');
    const raffle = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'New Year raffle' }) });
    await raffle.getByRole('button', { name: 'Draw my ticket' }).dblclick();
    await raffle.getByText(/^You won: /).waitFor();
    await raffle.getByRole('link', { name: 'My coupons' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.reload();
    await raffle.getByText('You’ve drawn your ticket.').waitFor();
    expect(await raffle.getByRole('button').count()).toBe(0);
    expect(await mock.calls.count('drawRaffle')).toBe(1);
  });

  test('[BEY-53] [BEY-73] PayFromHeader: the account overview and the header of other pages offer the order to pay', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({
      width,
      scenarios: ['auth.customer', 'orders.empty', 'order.unpaid'],
    });
    await enterAsCustomer(context);
    await open('/user');
    const order = page
      .getByRole('region', { name: 'Overview' })
      .getByRole('region', { name: 'Current order' });
    await order.getByText('Awaiting payment').waitFor();
    const payment = await order.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    const ordersn = /SG\d+/.exec(payment ?? '')?.[0] ?? 'no order';
    await open('/product/1');
    if (width === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    else await page.getByRole('banner').getByRole('link', { name: 'My orders' }).hover();
    await page
      .getByRole(width === 'phone' ? 'dialog' : 'banner')
      .getByRole('link', { name: `Order ${ordersn} is awaiting payment. Pay now` })
      .click();
    await page.waitForURL(`**/pay?ordersn=${ordersn}`);
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
  });
});
