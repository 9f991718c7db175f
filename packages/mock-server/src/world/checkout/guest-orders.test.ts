import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { refusalOf, visit } from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';
import { failureSeconds } from '../state/recent-failures.ts';
import { wrongLookupsMaximum } from './guest-orders.ts';

const right = { ordersn: 'SG20260111000027', email: demoCustomer.email };

test.each([
  ['number', (guess: number) => ({ ...right, email: `eve${guess}@example.com` })],
  ['email', (guess: number) => ({ ...right, ordersn: `SG209901110000${guess + 10}` })],
])(
  '[SUP-01] [BEY-07] ten failed lookups with the same %s block it for a quarter of an hour',
  async (_name, wrongGuess) => {
    const shop = createShop({ scenarios: 'withdrawal.everywhere' });
    const guest = visit(shop);
    const guesses = [guest.findOrder, guest.findWithdrawableOrder, guest.withdrawOrder];
    for (let guess = 0; guess < wrongLookupsMaximum; guess += 1) {
      expect(await refusalOf(guesses[guess % 3]?.(wrongGuess(guess)) ?? Promise.reject())).toBe(
        'orderNotFound',
      );
    }
    for (const call of guesses) expect(await refusalOf(call(right))).toBe('tooManyRequests');
    expect(shop.world('default').state.withdrawals.size).toBe(0);
    expect(await refusalOf(guest.findOrder({ ordersn: 'SG20260110000012', email: 'vip@example.com' }))).toBe(
      'answered',
    );
    shop.world('default').clock.advance(failureSeconds * 1_000);
    expect(await refusalOf(guest.findOrder(right))).toBe('answered');
  },
);

test('[SUP-01] a blocked guest sees the duration of the block, and an alternative', async () => {
  const shop = createShop();
  const guest = visit(shop, { locale: 'de' });
  for (let guess = 0; guess < wrongLookupsMaximum; guess += 1)
    await refusalOf(guest.findOrder({ ...right, email: `eve${guess}@example.com` }));
  await expect(guest.findOrder(right)).rejects.toMatchObject({
    message: expect.stringContaining('15 Minuten'),
  });
});

test('[SUP-01] a successful lookup resets the counter of failures', async () => {
  const guest = visit(createShop());
  for (const email of ['eve@example.com', 'mallory@example.com']) {
    for (let guess = 1; guess < wrongLookupsMaximum; guess += 1)
      expect(await refusalOf(guest.findOrder({ ...right, email }))).toBe('orderNotFound');
    expect(await refusalOf(guest.findOrder(right))).toBe('answered');
  }
});
