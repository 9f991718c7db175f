import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { screen, waitFor, within } from '@testing-library/dom';
import { parsePath } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { picture } from '../support/picture.ts';
import { fill, fillGiftAddress, first } from '../support/steps.ts';
import type { Visit } from '../support/visit.ts';
import { visit } from '../support/visit.ts';

/** Opens the customer's only order. */
async function openOrder(scenarios: string): Promise<Visit> {
  const shop = await visit({
    at: '/user/order/orders',
    as: 'member',
    scenarios: `orders.empty,${scenarios}`,
  });
  await shop.user.click(await screen.findByRole('link', { name: /^Details of order/ }));
  await screen.findByRole('button', { name: /^Copy number SG/ });
  return shop;
}

const orderOf = ({ world }: Visit) => [...world.state.orders.values()].at(-1);

/** Requests the refund of one line: contact first, then a form with errors, then a complete one. */
async function askRefund({ user }: Visit): Promise<void> {
  await user.click(first(await screen.findAllByRole('link', { name: /^Return or refund:/ })));
  await screen.findByText('Talk to us first');
  await user.click(screen.getByRole('button', { name: 'I’ve contacted customer service' }));
  const form = within(await screen.findByRole('form', { name: 'Return, exchange, or refund request' }));
  await user.click(form.getByRole('button', { name: 'Request refund' }));
  await form.findByRole('link', { name: 'Choose a reason.' });
  form.getByRole('link', { name: 'Add a photo of the item or receipt.' });
  await user.selectOptions(form.getByLabelText('Reason'), 'noLongerNeeded');
  await user.upload(form.getByLabelText('Photo of the item or receipt'), picture());
  await form.findByRole('button', { name: 'Remove' });
  await user.click(form.getByRole('button', { name: 'Request refund' }));
  await screen.findByText(/^Your request number is AS/);
}

test('[USER-06] [VAL-01] RequestRefund: each line has its reason and picture, then the order waits for the decision', async () => {
  const shop = await openOrder('order.paid');
  const { pathname } = parsePath(shop.address());
  await askRefund(shop);
  expect(orderOf(shop)?.status).toBe(OrderStatus.paid);
  const again = await shop.reload(pathname ?? '/');
  await askRefund(again);
  expect(orderOf(again)?.status).toBe(OrderStatus.refundRequested);
  await again.reload(pathname ?? '/');
  await screen.findByRole('heading', { name: /^Refund requested on / });
});

test('[USER-06] AddReturnTracking: an approved return gets its tracking number and is in transit', async () => {
  const shop = await openOrder('return.approved');
  const { user } = shop;
  await user.click(await screen.findByRole('link', { name: /^Add tracking number/ }));
  const form = within(await screen.findByRole('form', { name: 'Your package' }));
  await user.click(form.getByRole('button', { name: 'Submit tracking number' }));
  await form.findByRole('link', { name: 'Enter the tracking number.' });
  await user.selectOptions(form.getByLabelText('Carrier'), 'UPS');
  await fill(user, form, { 'Tracking number': '1Z5550142000999' });
  await user.click(form.getByRole('button', { name: 'Submit tracking number' }));
  await screen.findAllByText('On its way back');
  expect(orderOf(shop)?.lines.map(({ status }) => status)).toContain(OrderLineStatus.salesReturn);
});

test('[USER-05] [BEY-06] ConfirmReceived: the receipt is confirmed in a dialog', async () => {
  const shop = await openOrder('order.shipped');
  await shop.user.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
  expect(orderOf(shop)?.status).toBe(OrderStatus.shipped);
  const question = within(await screen.findByRole('alertdialog'));
  await shop.user.click(question.getByRole('button', { name: 'Yes, everything' }));
  await screen.findByRole('heading', { name: /^Order delivered on / });
  expect(orderOf(shop)?.status).toBe(OrderStatus.received);
});

test('[BEY-22] OrderAgain: a delivered order adds all its goods to the cart, and says how many', async () => {
  const shop = await openOrder('cart.empty,order.complete');
  const pieces = orderOf(shop)?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  expect(pieces).toBeGreaterThan(1);
  await shop.user.click(await screen.findByRole('button', { name: 'Order again' }));
  await screen.findByText(`${pieces} items added to your cart.`);
  await shop.user.click(screen.getByRole('link', { name: 'View cart' }));
  await screen.findByRole('button', { name: 'Checkout' });
  const quantities = screen.getAllByRole('spinbutton').map((field) => Reflect.get(field, 'value'));
  expect(quantities.reduce((sum, quantity) => sum + Number(quantity), 0)).toBe(pieces);
});

test('[BEY-25] PrintInvoice: the invoice of the list opens the print dialog once, with seller, goods and total', async () => {
  const print = vi.fn<() => void>();
  // happy-dom has no print dialog.
  Object.assign(globalThis, { print });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'print'));
  const { user, reload, address } = await visit({
    at: '/user/order/orders',
    as: 'member',
    scenarios: 'orders.empty,order.complete',
  });
  await user.click(await screen.findByRole('link', { name: /^Invoice for order SG/ }));
  const invoice = within(await screen.findByRole('article', { name: 'Invoice' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  invoice.getByText('1420 Harbor Avenue');
  invoice.getAllByText('$302.25');
  await reload(address());
  await screen.findByRole('article', { name: 'Invoice' });
  expect(print).toHaveBeenCalledOnce();
});

test('[REV-01] ReviewWithin30Days: stars and text, for thirty days after delivery', async () => {
  const shop = await openOrder('review.ok');
  const { user } = shop;
  await user.click(first(await screen.findAllByRole('link', { name: /^Write a review:/ })));
  const form = within(await screen.findByRole('form', { name: 'Your review' }));
  await user.click(form.getByRole('button', { name: 'Submit review' }));
  await form.findByRole('link', { name: 'Please select a star rating.' });
  await user.click(form.getByRole('radio', { name: '4 stars: good' }));
  await fill(user, form, { 'What should others know?': 'Light, quiet, and it stays where it is.' });
  await user.click(form.getByRole('button', { name: 'Submit review' }));
  await screen.findByText('Thank you for your review');
  await shop.leave();

  const late = await openOrder('review.day-31');
  expect(screen.queryByRole('link', { name: /^Write a review/ })).toBeNull();
  const { ordersn, lines } = orderOf(late) ?? { ordersn: '', lines: [] };
  await late.reload(`/comment?order=${ordersn}&line=${lines[0]?.id}`);
  await screen.findByText(/^You can review an order for 30 days after delivery\./);
  expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
});

test('[REV-02] [USER-08] RegisterGift: an order earns points and a gift, which gets a delivery address', async () => {
  const { user } = await visit({ at: '/comment/gift?ordersn=SG20260102000019', as: 'member' });
  const next = /^(Continue|Register and earn points)$/;
  await user.click(await screen.findByRole('button', { name: next }));
  await screen.findByText(/^Registered\. You earned [\d,]+ points/);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('link', { name: 'Choose a gift.' });
  await user.click(first(screen.getAllByRole('radio')));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const form = within(await screen.findByRole('form', { name: 'Shipping address for your gift' }));
  await fillGiftAddress(user, form);
  await user.click(form.getByRole('button', { name: /^Submit/ }));
  await screen.findByText('We’ve reserved your gift');
});
