import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { fillGiftAddress, first } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const noPopups = { sessionItems: { fixedModal: 'false' } };
const draws = '/api/rate/luckyDraw';
const states = '/api/product/getStates';

async function openWheel({ user, pass }: Visit) {
  await pass(50);
  await user.click(await screen.findByRole('button', { name: 'Spin the lucky wheel' }));
  return within(await screen.findByRole('dialog', { name: 'Lucky wheel' }));
}

test('[WHEEL-01] [WHEEL-03] WheelCoupon: after four seconds of spinning the coupon is in the account', async () => {
  const shop = await visit({ as: 'member', scenarios: 'wheel.coupon', ...noPopups });
  const wheel = await openWheel(shop);
  await shop.user.click(wheel.getByRole('button', { name: 'Spin' }));
  await shop.pass(3_900);
  expect(wheel.queryByText(/^You won: /)).toBeNull();
  await shop.pass(100);
  await wheel.findByText(/^You won: /);
  await wheel.findByText('It’s in the Coupons section of your account.');
  await shop.user.click(wheel.getByText('Use it now'));
  expect(shop.countOf(draws)).toBe(1);
});

test('[WHEEL-03] [WHEEL-05] [VAL-01] WheelGiftAddress: a gift requires an address, validated field by field', async () => {
  const shop = await visit({ as: 'member', scenarios: 'wheel.gift', ...noPopups });
  const { user, countOf } = shop;
  expect(countOf(states)).toBe(0);
  const wheel = await openWheel(shop);
  // The list of states loads with the wheel, so the form for a gift does not wait for it.
  await waitFor(() => expect(countOf(states)).toBe(1));
  await user.click(wheel.getByRole('button', { name: 'Spin' }));
  await shop.pass(4_000);
  const form = within(await screen.findByRole('form', { name: 'Shipping address for your gift' }));
  const send = form.getByRole('button', { name: 'Submit address' });
  await user.click(send);
  await form.findByRole('link', { name: 'Enter your first name.' });
  await fillGiftAddress(user, form);
  await user.click(send);
  await screen.findByText('We have your shipping address');
});

test('[WHEEL-02] [E13] WheelGuest: a guest is warned, and redirected to login a second later', async () => {
  const shop = await visit(noPopups);
  const wheel = await openWheel(shop);
  await shop.user.click(wheel.getByRole('button', { name: 'Spin' }));
  await screen.findByText('You have not login yet, please login');
  await shop.pass(900);
  expect(shop.address()).toBe('/');
  await shop.pass(100);
  expect(shop.address()).toBe('/login/login?redirect=%2F');
  expect(shop.countOf(draws)).toBe(0);
});

test('[BEY-74] [USER-07] DrawRaffleTicket: a ticket wins a coupon, and the raffle has no second one', async () => {
  const { user, countOf, reload } = await visit({
    at: '/activity/raffles',
    as: 'member',
    scenarios: 'raffle.coupon',
  });
  const raffle = async () => {
    const heading = await screen.findByRole('heading', { name: 'New Year raffle' });
    const items = screen.getAllByRole('listitem');
    return within(first(items.filter((item) => item.contains(heading))));
  };
  await user.dblClick(await (await raffle()).findByRole('button', { name: 'Draw my ticket' }));
  await (await raffle()).findByText(/^You won: /);
  expect(countOf('/api/rate/drawRaffle')).toBe(1);
  await user.click((await raffle()).getByRole('link', { name: 'My coupons' }));
  await screen.findByRole('heading', { name: /coupons/i, level: 1 });
  await reload('/activity/raffles');
  await (await raffle()).findByText('You’ve drawn your ticket.');
  expect((await raffle()).queryByRole('button')).toBeNull();
});
