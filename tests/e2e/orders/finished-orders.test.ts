import { describe } from 'vitest';
import type { Width } from '../support/shop-test.ts';
import { expect, test } from '../support/shop-test.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { enterAsCustomer } from '../support/steps.ts';

const scenarios = ['auth.customer', 'cart.empty', 'orders.empty', 'order.complete'];

describe.each<Width>(['desktop', 'phone'])('on a %s', (width) => {
  test('[BEY-22] OrderAgain: a finished order is ordered again with all its goods', async ({ shopper }) => {
    const { page, open, context } = await shopper({ width, scenarios });
    await enterAsCustomer(context);
    await open('/user/order/orders');
    const card = page.getByRole('article', { name: /^Order SG/ });
    await card.getByRole('button', { name: 'Order again' }).dblclick();
    await card.getByRole('alert').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await card.getByRole('link', { name: 'View cart' }).click();
    const quantities = page.getByRole('spinbutton', { name: /^Quantity of / });
    await expect.poll(() => quantities.count()).toBe(2);
    expect(
      await quantities.evaluateAll((fields) =>
        fields.map((field) => (field as HTMLInputElement).value).sort(),
      ),
    ).toEqual(['1', '2']);
  });

  test('[BEY-25] PrintInvoice: the invoice of the list opens the print dialog with the whole invoice', async ({
    shopper,
  }) => {
    const { page, open, context } = await shopper({ width, scenarios });
    await context.addInitScript(() => {
      globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await enterAsCustomer(context);
    await open('/user/order/orders');
    await page.getByRole('link', { name: /^Invoice for order SG/ }).click();
    await page.locator('[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: 'Invoice' });
    await sheet.getByText('$302.25').first().waitFor();
    await sheet.getByText('Sales tax').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});
