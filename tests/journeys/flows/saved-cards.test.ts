import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { cardNumber } from '../../support/written-cards.ts';
import { pay, placeOrder } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const successMessage = 'The order payment succeeded';

/** From the cart to the payment page, with an order. */
async function reachPayment(shop: Visit): Promise<void> {
  await shop.user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await placeOrder(shop);
  await screen.findByRole('heading', { name: 'Pay by card' });
}

/** Buys other goods in the same tab, up to the payment page. */
async function orderAgain(shop: Visit): Promise<void> {
  const { user } = shop;
  await user.click(screen.getByRole('link', { name: 'signal, home page' }));
  const menu = within(await screen.findByRole('navigation', { name: 'Products' }));
  await user.click(menu.getByRole('link', { name: 'All products' }));
  // The home page shows the same goods until the listing has its data.
  await screen.findByRole('heading', { level: 1, name: 'All products' });
  const main = within(screen.getByRole('main'));
  await user.click(await main.findByRole('link', { name: /^M625/ }));
  await user.click(await screen.findByRole('button', { name: 'Buy now' }));
  await reachPayment(shop);
}

const payButton = () => screen.getByRole('button', { name: /^Pay (?!with)/ });

test('[BEY-60] PayWithSavedCard: a card is saved while paying, pays the next order, and is removed in the account', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one' });
  await reachPayment(shop);
  expect(screen.queryByRole('radio', { name: 'Another card' })).toBeNull();
  await shop.user.click(screen.getByRole('checkbox', { name: 'Save this card for next time' }));
  await pay(shop.user, cardNumber('success'));
  await screen.findByRole('heading', { name: successMessage });

  await orderAgain(shop);
  const saved = await screen.findByRole<HTMLInputElement>('radio', {
    name: /^Visa ending in 4242\s?Expires 04\/29$/,
  });
  expect(saved.checked).toBe(true);
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  await shop.user.click(payButton());
  await screen.findByRole('heading', { name: successMessage });
  expect(shop.world.charges()).toHaveLength(2);

  const account = await shop.reload('/user/address');
  await account.user.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this card?' }));
  await account.user.click(question.getByRole('button', { name: 'Remove' }));
  await screen.findByText(/^No saved cards\./);
});

test('[BEY-60] a declined saved card charges nothing, and another card pays the same order', async () => {
  const shop = await visit({ at: '/car', as: 'member', scenarios: 'cart.one,pay.saved-cards' });
  await reachPayment(shop);
  await shop.user.click(await screen.findByRole('radio', { name: /^Visa ending in 0002/ }));
  await shop.user.click(payButton());
  await screen.findByText('Order payment failed');
  await screen.findByText(/^You haven’t been charged/);
  expect(shop.world.charges()).toEqual([]);
  await shop.user.click(await screen.findByRole('radio', { name: 'Another card' }));
  await pay(shop.user, cardNumber('success'));
  await screen.findByRole('heading', { name: successMessage });
  expect(shop.world.charges()).toHaveLength(1);
});

test('[BEY-60] [P02] a lost answer to a payment with a saved card ends as a success with one charge', async () => {
  let isLost = false;
  const shop = await visit({
    at: '/car',
    as: 'member',
    scenarios: 'cart.one,pay.saved-cards',
    between: (server) => async (input) => {
      const request = new Request(input);
      const answer = await server(request);
      if (isLost || !request.url.endsWith('/confirmCharge')) return answer;
      isLost = true;
      throw new TypeError('The connection broke.');
    },
  });
  await reachPayment(shop);
  await shop.user.click(payButton());
  await waitFor(() => expect(shop.world.charges()).toHaveLength(1));
  await shop.pass(2_000);
  await screen.findByRole('heading', { name: successMessage });
  expect(shop.countOf('/api/product/confirmCharge')).toBe(1);
  expect(shop.world.charges()).toHaveLength(1);
});
