import { ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { lateCardSeconds } from '@signal-shop/sdk/rules/test-cards';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { plainOne } from '../../testing/goods.ts';
import { order, pay, refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf, newCustomer, startingTokens } from '../account/customers.ts';
import { confirmCharge, openCharge } from './payment.ts';

test('[PAY-02] [P01] captures a charge once, however often it is confirmed', async () => {
  const shop = createShop({ scenarios: 'cart.tier-60' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const charges = await Promise.all([
    client.checkoutOrder({ ordersn, payment_token: 'test_success' }),
    client.checkoutOrder({ ordersn, payment_token: 'test_success' }),
  ]);
  expect(charges[0]).toEqual(charges[1]);
  const { charge_id } = charges[0];
  const confirmations = await Promise.all([1, 2, 3].map(() => client.confirmCharge({ ordersn, charge_id })));
  expect(confirmations[1]).toEqual(confirmations[0]);
  expect(confirmations[2]).toEqual(confirmations[0]);
  expect(confirmations[0]).toMatchObject({
    charge_status: ChargeStatus.succeeded,
    orderstatus: OrderStatus.paid,
  });
  expect(shop.world('default').charges()).toHaveLength(1);
  expect(await refusalOf(client.checkoutOrder({ ordersn, payment_token: 'test_success' }))).toBe(
    'orderAlreadyPaid',
  );
});

test('[PAY-02] captures the total of the order', async () => {
  const shop = createShop({ scenarios: 'cart.tier-120' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  await pay(client, ordersn);
  const { msg } = await client.getOrder({ ordersn });
  expect(msg.total).toBeCloseTo(msg.subtotal - msg.reduction + msg.tax + msg.shipping, 6);
  expect(shop.world('default').charges()).toMatchObject([
    { ordersn, money_cents: Math.round(msg.total * 100) },
  ]);
});

test('[PAY-02] confirming a charge again has the same answer, with and without an idempotency key', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const customer = demoCustomerOf(world);
  const ordersn = await order(await visitAsCustomer(shop));
  const { id } = openCharge(world, customer, ordersn, 'test_success');
  const first = structuredClone(confirmCharge(world, customer, ordersn, id));
  expect(confirmCharge(world, customer, ordersn, id)).toEqual(first);
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] a charge of another order is refused and captures nothing', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const paid = await order(client);
  const { goodsId } = plainOne(shop.world('default'));
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  const other = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn: paid, payment_token: 'test_success' });
  expect(await refusalOf(client.confirmCharge({ ordersn: other, charge_id }))).toBe('chargeNotFound');
  expect(shop.world('default').charges()).toEqual([]);
});

test.each([
  ['test_declined', 'cardDeclined'],
  ['test_insufficient_funds', 'insufficientFunds'],
  ['unknown_card_token', 'paymentFailed'],
] as const)('[PAY-02] %s leaves the order unpaid and payable again', async (card, reason) => {
  const shop = createShop({ scenarios: 'cart.one' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: card });
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe(reason);
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe(reason);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({
    orderstatus: OrderStatus.unpaid,
    paytype: PayType.unpaid,
    charge_status: ChargeStatus.failed,
  });
  const second = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  expect(second.charge_id).not.toBe(charge_id);
  await client.confirmCharge({ ordersn, charge_id: second.charge_id });
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe(reason);
  expect(shop.world('default').charges()).toHaveLength(1);
});

test('[PAY-02] [P02] the order is paid when the answer is lost', async () => {
  const shop = createShop({ scenarios: 'cart.one,pay.answer-lost' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  const lostAnswer = await client.confirmCharge({ ordersn, charge_id }).safe();
  expect(lostAnswer).toMatchObject({ error: { kind: 'network', outcome: 'unknown' } });
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ charge_status: ChargeStatus.succeeded });
  await client.confirmCharge({ ordersn, charge_id });
  expect(shop.world('default').charges()).toHaveLength(1);
});

test('[PAY-02] a processing payment succeeds by the shop’s clock', async () => {
  const shop = createShop({ scenarios: 'cart.one,pay.pending' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  expect(await pay(client, ordersn)).toMatchObject({ charge_status: ChargeStatus.processing });
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.pending });
  shop.world('default').clock.advance(10_000);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({
    orderstatus: OrderStatus.paid,
    charge_status: ChargeStatus.succeeded,
  });
  expect(shop.world('default').charges()).toHaveLength(1);
});

test('[PAY-02] while every payment fails, a good card fails too, and pays again later', async () => {
  const shop = createShop({ scenarios: 'cart.one,pay.failed' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  const { charge_id } = await client.checkoutOrder({ ordersn, payment_token: 'test_success' });
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('paymentFailed');
  const world = shop.world('default');
  expect(world.charges()).toEqual([]);
  world.state.payment = 'by-card';
  expect(await pay(client, ordersn)).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] a payment that the provider rejects late captures nothing, and the order is payable at that second', async () => {
  const shop = createShop({ scenarios: 'cart.one,pay.rejected-late' });
  const client = await visitAsCustomer(shop);
  const ordersn = await order(client);
  expect(await pay(client, ordersn)).toMatchObject({ charge_status: ChargeStatus.processing });
  const { clock } = shop.world('default');
  clock.advance(lateCardSeconds * 1000 - 1000);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.pending });
  clock.advance(1000);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({
    orderstatus: OrderStatus.unpaid,
    charge_status: ChargeStatus.failed,
  });
  expect(shop.world('default').charges()).toEqual([]);
});

test('[PAY-02] [P09] skipped steps are refused', async () => {
  const shop = createShop({ scenarios: 'cart.one,order.cancelled' });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.listOrders({ state: 'cancelled' });
  const cancelled = msg[0]?.ordersn ?? '';
  const ordersn = await order(client);
  const charge_id = 'ch_never_opened';
  expect(await refusalOf(client.confirmCharge({ ordersn, charge_id }))).toBe('chargeNotFound');
  expect(await refusalOf(client.confirmCharge({ ordersn: 'SG00000000', charge_id }))).toBe('orderNotFound');
  expect(await refusalOf(client.checkoutOrder({ ordersn: cancelled, payment_token: 'test_success' }))).toBe(
    'orderNotPayable',
  );
});

test('[P09] a customer can neither see nor pay another customer’s order', async () => {
  const shop = createShop({ scenarios: 'cart.one,auth.new' });
  const owner = await visitAsCustomer(shop);
  const ordersn = await order(owner);
  const otherCustomer = visit(shop, { token: startingTokens.new });
  expect((await otherCustomer.getUserInfo()).msg.email).toBe(newCustomer.email);
  const calls = [
    otherCustomer.getOrder({ ordersn }),
    otherCustomer.getOrderData({ ordersn }),
    otherCustomer.verifyOrder({ ordersn }),
    otherCustomer.checkoutOrder({ ordersn, payment_token: 'test_success' }),
  ];
  expect(await Promise.all(calls.map(refusalOf))).toEqual(calls.map(() => 'orderNotFound'));
  expect((await otherCustomer.listOrders()).total).toBe(0);
});
