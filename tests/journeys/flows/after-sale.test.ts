import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { picture } from '../support/picture.ts';
import { fillGiftAddress } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

/** The customer's one order, on its page. */
async function openOrder(scenarios: string): Promise<Visit> {
  const shop = await visit({
    at: '/user/order/orders',
    as: 'member',
    scenarios: `orders.empty,${scenarios}`,
  });
  await shop.press('link', /^Details of order/);
  await shop.find('heading', /^Order SG/);
  return shop;
}

const orderOf = ({ world }: Visit) => [...world.state.orders.values()].at(-1);

/** Asks for the money of one line: contact first, then what is missing, then all of it. */
async function askRefund(shop: Visit): Promise<void> {
  await shop.press('link', /^Return or refund: /);
  await shop.see('Talk to us first');
  await shop.press('button', 'I have contacted customer service');
  const form = await shop.within('form', 'After-sales request');
  await form.press('button', 'Ask for the refund');
  await form.find('link', 'Choose a reason.');
  await form.find('link', 'Add a picture as proof.');
  await form.type('Reason', 'noLongerNeeded');
  await form.choose('Picture as proof', picture());
  await form.find('button', 'Remove');
  await form.press('button', 'Ask for the refund');
  await shop.see(/^Its number is AS/);
}

test('[USER-06] [VAL-01] RequestRefund: reason and picture for each line, then the order waits for the decision', async () => {
  const shop = await openOrder('order.paid');
  const { pathname } = shop.environment.history.location;
  await askRefund(shop);
  expect(orderOf(shop)?.status).toBe(OrderStatus.paid);
  const again = await shop.reload(pathname);
  await askRefund(again);
  expect(orderOf(again)?.status).toBe(OrderStatus.refundRequested);
  const order = await again.reload(pathname);
  await order.see('Refund requested');
});

test('[USER-06] AddReturnTracking: an approved return is told its parcel, and is on its way back', async () => {
  const shop = await openOrder('return.approved');
  await shop.press('link', /^Add the tracking number/);
  const form = await shop.within('form', 'Your parcel');
  await form.press('button', 'Send the tracking number');
  await form.find('link', 'Enter the tracking number.');
  await form.type('Carrier', 'UPS');
  await form.type('Tracking number', '1Z5550142000999');
  await form.press('button', 'Send the tracking number');
  await shop.see('On its way back');
  expect(orderOf(shop)?.lines.map(({ status }) => status)).toContain(OrderLineStatus.salesReturn);
});

test('[USER-05] [BEY-06] ConfirmReceived: a question first, and the parcel is there', async () => {
  const shop = await openOrder('order.shipped');
  await shop.press('button', 'I have received it');
  expect(orderOf(shop)?.status).toBe(OrderStatus.shipped);
  await (await shop.within('alertdialog')).press('button', 'Yes, all of it');
  await shop.see('Received');
  expect(orderOf(shop)?.status).toBe(OrderStatus.received);
});

test('[REV-01] ReviewWithin30Days: stars and words, for thirty days after delivery', async () => {
  const shop = await openOrder('review.ok');
  await shop.press('link', /^Write a review: /);
  const form = await shop.within('form', 'Your review');
  await form.press('button', 'Send review');
  await form.find('link', 'Please rate the stars.');
  await form.press('radio', '4 stars: good');
  await form.type('What should others know?', 'Light, quiet, and it stays where it is.');
  await form.press('button', 'Send review');
  await shop.see('Thank you for your review');
  await shop.leave();

  const late = await openOrder('review.day-31');
  expect(late.count('link', /^Write a review/)).toBe(0);
  const { ordersn, lines } = orderOf(late) ?? { ordersn: '', lines: [] };
  const page = await late.reload(`/comment?order=${ordersn}&line=${lines[0]?.id}`);
  await page.see(/^A review is possible for 30 days after delivery\./);
  expect(page.count('button', 'Send review')).toBe(0);
});

test('[REV-02] [USER-08] RegisterGift: an order becomes points, a gift is chosen, and it is told where it goes', async () => {
  const shop = await visit({ at: '/comment/gift?ordersn=SG20260102000019', as: 'member' });
  await shop.press('button', /^(Continue|Register and collect points)$/);
  await shop.see(/^Registered: [\d,]+ points are yours/);
  await shop.press('button', 'Continue');
  await shop.see('Please choose a gift.');
  await shop.press('radio', /./);
  await shop.press('button', 'Continue');
  const form = await shop.within('form', 'Where your gift goes');
  await fillGiftAddress(form);
  await form.press('button', /^Send/);
  await shop.see('Your gift is on its list');
});
