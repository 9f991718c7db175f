import { answerChallenge } from '@signal-shop/mock-server';
import { createIdempotencyKey } from '@signal-shop/sdk';
import { ChargeStatus, OrderStatus, PayType, ResponseCode } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { address, destination, enterShop, logIn, openCharge, orderOneThing } from './support/shopper.ts';

test.each([
  ['test_declined', ResponseCode.cardDeclined],
  ['test_insufficient_funds', ResponseCode.insufficientFunds],
])(
  '[PAY-02 PAY-03] [P04] after %s the order is unpaid, and another card pays it with another charge',
  async (card, code) => {
    const shopper = enterShop();
    const { shop, world } = shopper;
    const ordersn = await orderOneThing(shopper);
    const declinedCharge = await openCharge(shopper, ordersn, card);
    await expect(shop.confirmCharge(declinedCharge)).rejects.toMatchObject({ kind: 'refused', code });
    expect(await shop.verifyOrder({ ordersn })).toMatchObject({
      orderstatus: OrderStatus.unpaid,
      charge_status: ChargeStatus.failed,
    });
    expect(world.charges()).toEqual([]);

    const acceptedCharge = await openCharge(shopper, ordersn);
    expect(acceptedCharge.charge_id).not.toBe(declinedCharge.charge_id);
    await shop.confirmCharge(acceptedCharge);
    expect(world.charges()).toMatchObject([{ ordersn, charge_id: acceptedCharge.charge_id }]);
  },
);

test.each(['answer-lost', 'malformed-json', 'empty', 'html-500'] as const)(
  '[PAY-02] [P02] when the response to the confirmation ends as %s, verifying returns the result and retrying charges nothing',
  async (kind) => {
    const shopper = enterShop();
    const { shop, world } = shopper;
    const ordersn = await orderOneThing(shopper);
    const charge = await openCharge(shopper, ordersn);
    world.state.faults.push({ operationId: 'confirmCharge', kind, times: 1 });
    expect(await shop.confirmCharge(charge).safe()).toMatchObject({
      status: 'failed',
      error: { outcome: 'unknown', serverMessage: undefined },
    });
    expect(await shop.verifyOrder({ ordersn })).toMatchObject({
      orderstatus: OrderStatus.paid,
      paytype: PayType.card,
      charge_status: ChargeStatus.succeeded,
      msg: 'The order payment succeeded',
    });
    expect(await shop.confirmCharge(charge)).toMatchObject({ charge_status: ChargeStatus.succeeded });
    expect(world.charges()).toHaveLength(1);
  },
);

test.each(['request-lost', 'reset'] as const)(
  '[PAY-02] [P02] when the confirmation is lost before the server (%s), nothing was charged, and retrying charges once',
  async (kind) => {
    const shopper = enterShop();
    const { shop, world } = shopper;
    const ordersn = await orderOneThing(shopper);
    const charge = await openCharge(shopper, ordersn);
    world.state.faults.push({ operationId: 'confirmCharge', kind, times: 1 });
    expect(await shop.confirmCharge(charge).safe()).toMatchObject({ error: { outcome: 'unknown' } });
    expect(await shop.verifyOrder({ ordersn })).toMatchObject({ charge_status: ChargeStatus.ready });
    expect(world.charges()).toEqual([]);
    await shop.confirmCharge(charge);
    expect(world.charges()).toHaveLength(1);
  },
);

test('[PAY-02] [P01] two clicks, two tabs and a reload make one charge', async () => {
  const shopper = enterShop();
  const { shop, world } = shopper;
  const ordersn = await orderOneThing(shopper);
  const [one, other] = await Promise.all([openCharge(shopper, ordersn), openCharge(shopper, ordersn)]);
  expect(other).toEqual(one);
  const answers = await Promise.all([
    shop.confirmCharge(one),
    shop.confirmCharge(other),
    shop.confirmCharge(one),
  ]);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] ordering twice with one key after a lost response is one order', async () => {
  const shopper = enterShop('cart.one');
  const { shop, world } = shopper;
  await logIn(shopper);
  const { total: before } = await shop.listOrders();
  const { total } = await shop.getOrderTax(destination);
  const request = { address, note: '', expected_total: total };
  const intention = { idempotencyKey: createIdempotencyKey() };
  world.state.faults.push({ operationId: 'placeOrder', kind: 'answer-lost', times: 1 });
  expect(await shop.placeOrder(request, intention).safe()).toMatchObject({ error: { outcome: 'unknown' } });
  const { ordersn } = await shop.placeOrder(request, intention);
  const after = await shop.listOrders();
  expect(after.total).toBe(before + 1);
  expect(after.msg[0]?.ordersn).toBe(ordersn);
});

test('[PAY-02] a payment in progress is neither paid nor payable again, and ends paid', async () => {
  const shopper = enterShop('pay.pending');
  const { shop, world } = shopper;
  const ordersn = await orderOneThing(shopper);
  const charge = await openCharge(shopper, ordersn);
  expect(await shop.confirmCharge(charge)).toMatchObject({ charge_status: ChargeStatus.processing });
  expect(await openCharge(shopper, ordersn)).toEqual(charge);
  expect(await shop.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.pending });
  world.clock.advance(10_000);
  expect(await shop.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
  expect(world.charges()).toHaveLength(1);
});

test('[PAY-02] after a redirect to the page of the provider the order is paid', async () => {
  const shopper = enterShop('pay.redirecting');
  const { shop, world } = shopper;
  const ordersn = await orderOneThing(shopper);
  const charge = await shop.checkoutOrder({ ordersn, payment_token: 'test_success' });
  expect(charge.redirect_url).toContain(charge.charge_id);
  expect(await shop.verifyOrder({ ordersn })).toMatchObject({ charge_status: ChargeStatus.redirect });
  answerChallenge(world, charge.charge_id, 'allow');
  expect(await shop.verifyOrder({ ordersn })).toMatchObject({ orderstatus: OrderStatus.paid });
});
