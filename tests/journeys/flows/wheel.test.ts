import { expect, test } from 'vitest';
import { fillGiftAddress } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

const noPopups = { sessionItems: { fixedModal: 'false' } };
const draws = '/api/rate/luckyDraw';

async function openWheel(shop: Visit) {
  await shop.pass(50);
  await shop.press('button', 'Spin the lucky wheel');
  return shop.within('dialog', 'Lucky wheel');
}

test('[WHEEL-01] [WHEEL-03] WheelCoupon: four seconds of turning, and the coupon lies among the coupons', async () => {
  const shop = await visit({ as: 'member', scenarios: 'wheel.coupon', ...noPopups });
  const wheel = await openWheel(shop);
  await wheel.press('button', 'Spin');
  await shop.pass(3_900);
  expect(wheel.shows(/^You won: /)).toBe(false);
  await shop.pass(100);
  await wheel.see(/^You won: /);
  await wheel.see('Check the coupons section of your account: it is there already.');
  await wheel.press('link', 'Use it now').catch(() => wheel.press('button', 'Use it now'));
  expect(shop.countOf(draws)).toBe(1);
});

test('[WHEEL-03] [WHEEL-05] [VAL-01] WheelGiftAddress: a gift asks where it goes, field by field', async () => {
  const shop = await visit({ as: 'member', scenarios: 'wheel.gift', ...noPopups });
  const wheel = await openWheel(shop);
  await wheel.press('button', 'Spin');
  await shop.pass(4_000);
  const form = await shop.within('form', 'Where your gift goes');
  await form.press('button', 'Send my gift');
  await form.find('link', 'Enter your first name.');
  await fillGiftAddress(form);
  await form.press('button', 'Send my gift');
  await shop.see('Your gift is on its list');
});

test('[WHEEL-02] [E13] WheelGuest: a guest is warned, and a second later sent to log in', async () => {
  const shop = await visit(noPopups);
  const wheel = await openWheel(shop);
  await wheel.press('button', 'Spin');
  await shop.see('You have not login yet, please login');
  await shop.pass(900);
  expect(shop.address()).toBe('/');
  await shop.pass(100);
  expect(shop.address()).toBe('/login/login?redirect=%2F');
  expect(shop.countOf(draws)).toBe(0);
});
