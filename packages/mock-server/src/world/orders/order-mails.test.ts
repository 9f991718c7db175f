import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { order, pay, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer, demoCustomerOf } from '../account/customers.ts';
import { sentMails } from '../mail/outbox.ts';
import { applyTransition } from './apply-transition.ts';
import { findOrder } from './orders.ts';

test('[SUP-01] emails report the status of an order, with all that a guest needs to track it', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  await pay(client, ordersn);
  applyTransition(world, findOrder(world, demoCustomerOf(world), ordersn), 'ship');
  const mails = [...sentMails(world, 'order')].reverse();
  expect(mails.map(({ to, reference }) => [to, reference])).toEqual(
    mails.map(() => [demoCustomer.email, ordersn]),
  );
  expect(mails).toHaveLength(3);
  for (const { text } of mails) {
    expect(text).toContain(ordersn);
    expect(text).not.toMatch(/[{}]/);
  }
  const [placedMail, , shippedMail] = mails;
  const { msg } = await visit(shop).findOrder({
    ordersn: placedMail?.reference ?? '',
    email: placedMail?.to ?? '',
  });
  expect(shippedMail?.text).toContain(msg.logistics?.tracking_number);
});

test('[SUP-01] the order number and the email address of the mails find the order after the account changed its email', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const placedOrder = { ordersn: await order(client), email: demoCustomer.email };
  const seeded = { ordersn: 'SG20260111000027', email: demoCustomer.email };
  const email = 'ada@elsewhere.example';
  await client.saveProfile({ email, email_confirmation: email });
  const guest = visit(shop);
  for (const orderOfGuest of [placedOrder, seeded, { ...placedOrder, email }]) {
    expect((await guest.findOrder(orderOfGuest)).msg.ordersn).toBe(orderOfGuest.ordersn);
  }
  expect(await refusalOf(guest.findOrder({ ...placedOrder, email: 'eve@example.com' }))).toBe(
    'orderNotFound',
  );
});

test('[SUP-01] the order of a deleted account sends no mail', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const placed = findOrder(world, demoCustomerOf(world), await order(await visitAsCustomer(shop)));
  const before = sentMails(world, 'order');
  world.state.customers.delete(placed.customerId);
  applyTransition(world, placed, 'cancel');
  expect(sentMails(world, 'order')).toEqual(before);
});

test('[BEY-07] the receipt of a withdrawal is sent once', async () => {
  const shop = createShop({ scenarios: 'withdrawal.everywhere' });
  const world = shop.world('default');
  const withdrawal = { ordersn: 'SG20260111000027', email: demoCustomer.email };
  const { receipt } = await visit(shop, { locale: 'de' }).withdrawOrder(withdrawal);
  await visit(shop).withdrawOrder(withdrawal);
  const mails = sentMails(world, 'withdrawal');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(receipt.number);
});
