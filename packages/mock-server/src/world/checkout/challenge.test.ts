import { ChargeStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { order, pay, refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { answerChallenge } from './challenge.ts';

async function askBank(scenarios = 'cart.one', payment_token = 'test_three_d_secure') {
  const shop = createShop({ scenarios });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const charge = await client.checkoutOrder({ ordersn, payment_token });
  return { shop, world: shop.world('default'), client, ordersn, opened: charge, charge_id: charge.charge_id };
}

test('[PAY-02] no money moves before the shopper answers the bank, however often the charge is confirmed', async () => {
  const { world, client, ordersn, opened: charge, charge_id } = await askBank();
  expect(charge.redirect_url).toBe(`/__mock/pay/${charge_id}?session=default`);
  for (let time = 0; time < 2; time += 1) {
    expect(await client.confirmCharge({ ordersn, charge_id })).toMatchObject({
      charge_status: ChargeStatus.redirect,
      orderstatus: OrderStatus.unpaid,
    });
  }
  expect(world.charges()).toEqual([]);
});

test('[PAY-02] allowing the payment captures it once, before the shopper returns', async () => {
  const { world, client, ordersn, charge_id } = await askBank();
  expect(answerChallenge(world, charge_id, 'allow')).toBe(ordersn);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(() => answerChallenge(world, charge_id, 'deny')).toThrow('chargeNotFound');
  await client.confirmCharge({ ordersn, charge_id });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] denying the payment captures nothing, and the order can be paid again', async () => {
  const { world, client, ordersn, charge_id } = await askBank();
  answerChallenge(world, charge_id, 'deny');
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('paymentNotAuthenticated');
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ charge_status: ChargeStatus.failed });
  expect(await pay(client, ordersn)).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] another card replaces the one that waits for the bank', async () => {
  const { client, ordersn, charge_id } = await askBank();
  const again = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  expect(again).toMatchObject({ charge_id, redirect_url: null, charge_status: ChargeStatus.ready });
  expect(await client.confirmCharge({ ordersn, charge_id })).toMatchObject({ orderstatus: OrderStatus.paid });
});

test('[PAY-02] a late approval does not pay a canceled order', async () => {
  const { world, client, ordersn, charge_id } = await askBank('cart.one,pay.redirecting', 'test_success');
  await client.cancelOrder({ ordersn, reason: 'changedMind' });
  answerChallenge(world, charge_id, 'allow');
  expect(world.charges()).toEqual([]);
  expect((await client.getOrder({ ordersn })).msg.orderstatus).toBe(OrderStatus.cancelled);
});

test('[PAY-02] a late denial makes the order payable again, with the time of the denial', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  expect(await pay(client, ordersn, 'test_late_declined')).toMatchObject({
    charge_status: ChargeStatus.processing,
    orderstatus: OrderStatus.pending,
  });
  const due = world.clock.seconds() + 10;
  world.clock.advance(60_000);
  const { msg } = await client.getOrder({ ordersn });
  expect(msg.orderstatus).toBe(OrderStatus.unpaid);
  expect(msg.timeline.filter(({ time }) => time === due)).toHaveLength(1);
  expect(await pay(client, ordersn, 'test_late')).toMatchObject({ charge_status: ChargeStatus.processing });
  world.clock.advance(10_000);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] a card pays although the wallet of another tab has replaced it, with the same charge and keys', async () => {
  const { world, client, ordersn, charge_id } = await askBank('cart.one', 'test_success');
  await client.checkoutOrder({ ordersn, payment_token: 'test_wallet' });
  expect(await client.confirmCharge({ ordersn, charge_id })).toMatchObject({
    charge_status: ChargeStatus.redirect,
  });
  expect(await pay(client, ordersn)).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] after a refusal that a test has set, the same confirmation pays', async () => {
  const { world, client, ordersn, charge_id } = await askBank('cart.one', 'test_success');
  world.state.refusals.set('confirmCharge', 'cardDeclined');
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('cardDeclined');
  world.state.refusals.clear();
  expect(await client.confirmCharge({ ordersn, charge_id })).toMatchObject({ orderstatus: OrderStatus.paid });
});
