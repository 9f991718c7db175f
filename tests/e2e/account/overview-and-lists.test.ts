import { demoCustomer } from '@signal-shop/mock-server';
import { describe } from 'vitest';
import { orderAddress } from '../../support/written-addresses.ts';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer } from '../support/steps.ts';

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-73] the overview leads to the order to pay, the points and the coupons', async ({ shopper }) => {
    const { page, open, context } = await shopper({
      width,
      scenarios: ['auth.customer', 'orders.empty', 'order.unpaid'],
    });
    await enterAsCustomer(context);
    await open('/user');
    const overview = page.getByRole('region', { name: 'Overview' });
    await overview.getByText('1 coupon', { exact: true }).waitFor();
    await overview.getByRole('link', { name: 'help@signal.example' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await overview.getByRole('link', { name: 'View coupons' }).click();
    await page.getByRole('heading', { level: 1, name: 'My coupons' }).waitFor();
    await page.goBack();
    await overview.getByRole('link', { name: 'Spend points' }).click();
    await page.waitForURL('**/pointstore');
    await page.goBack();
    const order = overview.getByRole('region', { name: 'Current order' });
    await order.getByText('Awaiting payment').waitFor();
    await order.getByRole('link', { name: 'Pay now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor();
  });

  test('[BEY-31] AddressBook: an address is added as the default, edited and deleted, and the deletion is undone', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer'] });
    await enterAsCustomer(context);
    await open('/user/address');
    const entries = page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
    await expect.poll(() => entries.count()).toBe(1);
    await page.getByRole('button', { name: 'Add address' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Country or region').selectOption('US');
    for (const [label, text] of Object.entries(orderAddress))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.getByLabel('State or province').selectOption('CA');
    await form.getByLabel('Use as default address').check();
    await form.getByRole('button', { name: 'Save address' }).click();
    const added = entries.filter({ hasText: '1 Signal Way' });
    await added.getByText('Default', { exact: true }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);

    await page.getByRole('button', { name: 'Set Ada Brennan’s address as default' }).click();
    await entries.filter({ hasText: 'Seattle' }).getByText('Default', { exact: true }).waitFor();
    expect(await added.getByText('Default', { exact: true }).count()).toBe(0);

    await page.getByRole('button', { name: 'Edit Ada Byte’s address' }).click();
    await form.getByLabel('Street address', { exact: true }).fill('2 Signal Way');
    await form.getByRole('button', { name: 'Save address' }).click();
    const edited = entries.filter({ hasText: '2 Signal Way' });
    await edited.waitFor();

    await page.getByRole('button', { name: 'Delete Ada Byte’s address' }).click();
    await edited.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await edited.waitFor();
    await page.reload();
    await edited.waitFor();
    expect(await entries.count()).toBe(2);
  });

  test('[BEY-32] EmailAlerts: a request for an email about sold-out goods is listed, removed and restored', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios: ['auth.customer'] });
    await enterAsCustomer(context);
    await open('/detail?id=2191');
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByLabel('Email', { exact: true }).fill(demoCustomer.email);
    await page.getByRole('button', { name: 'Notify me' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await open('/user/notices');
    const entry = page.getByRole('main').getByRole('article').filter({ hasText: name });
    await entry.getByText('When it’s back in stock').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: `Remove the alert for ${name}` }).click();
    await page.getByRole('heading', { name: 'No email alerts' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await entry.waitFor();
  });
});
