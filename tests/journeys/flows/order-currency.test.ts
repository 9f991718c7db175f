import { demoCustomer } from '@signal-shop/mock-server';
import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { fill } from '../support/steps.ts';
import { visit } from '../support/visit.ts';

/** Orders of the demonstration customer, all placed in dollars. */
const unpaidOrder = 'SG20260115000004';
const shippedOrder = 'SG20260111000027';
const refundedOrder = 'SG20251030000016';

const chosenSince = ['ship_to=DE.EUR', 'locale=de; ship_to=DE.EUR'];

describe.each(chosenSince)('with %s', (cookies) => {
  test.each([
    `/pay?ordersn=${unpaidOrder}`,
    `/pay_result?ordersn=${shippedOrder}`,
    '/user/order/orders',
    `/user/order/details/${shippedOrder}`,
    `/user/order/details/${refundedOrder}?after-sales=AS20251030000016`,
    `/support/trackOrder/order/${shippedOrder}`,
  ])('[BEY-76] %s has the currency of the order', async (at) => {
    await visit({ at, as: 'member', cookies });
    await expectDollars();
  });
});

test('[BEY-76] a withdrawal has the currency of its order', async () => {
  const at = `/withdrawal?ordersn=${shippedOrder}`;
  const { user } = await visit({ at, scenarios: 'withdrawal.everywhere', cookies: 'ship_to=DE.EUR' });
  await fill(user, screen, { 'Email used for the order': demoCustomer.email });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await expectDollars();
});

test('[BEY-76] the cart offers an order to pay in its currency, beside goods in that of the chosen country', async () => {
  await visit({ at: '/car', as: 'member', scenarios: 'cart.one', cookies: 'ship_to=DE.EUR' });
  await screen.findByText(/^You have an unpaid order: SG\d+, \$\d+\.\d\d\.$/);
  await screen.findAllByText(/^€\d/);
});

async function expectDollars(): Promise<void> {
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main.textContent).toMatch(/\$\d|\d\s\$/));
  expect(main.textContent).not.toContain('€');
}
