import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visitAsCustomer } from '../../testing/visitor.ts';
import { moveRequest } from '../after-sales/after-sales.ts';
import type { AfterSalesTransitionName } from '../after-sales/after-sales-machine.ts';
import { sentMails } from '../mail/outbox.ts';
import { steerOrder } from '../orders/steer-order.ts';
import { applyTimedTransitions, nextTimedTransition } from '../orders/timed-transitions.ts';

async function enter() {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const requestRefund = async (ordersn: string, line_id?: number) => {
    const credentials = [await uploadPicture(client)];
    const line = line_id === undefined ? {} : { line_id };
    return client.requestRefund({ ordersn, ...line, reason: 'noLongerNeeded', credentials, contacted: 1 });
  };
  const decide = async (ordersn: string, step: AfterSalesTransitionName, line?: number) => {
    const { request } = await requestRefund(ordersn, line);
    moveRequest(world, existing(world.state.afterSales.get(request.id)), step);
  };
  const register = (ordersn: string) =>
    client.registerProduct({ ordersn, name: 'Ada Brennan', email: 'ada@example.com' });
  return { world, client, asked: requestRefund, decided: decide, registered: register };
}

test('[BEY-06] a parcel whose refund was rejected continues to its delivery', async () => {
  const { world, client, decided: decide } = await enter();
  const { ordersn } = addOrder(world, 'shipped');
  await decide(ordersn, 'reject');
  const refusedOrder = (await client.getOrder({ ordersn })).msg;
  expect(refusedOrder).toMatchObject({ orderstatus: OrderStatus.shipped });
  expect(refusedOrder.allowed_actions).toContain('confirmReceived');
  world.clock.advance(6 * dayMs);
  applyTimedTransitions(world);
  expect(world.state.orders.get(ordersn)?.status).toBe(OrderStatus.received);
});

test('[REV-01] [REV-02] goods whose refund was rejected can be reviewed and registered', async () => {
  const { world, client, decided: decide, registered: register } = await enter();
  const { ordersn } = addOrder(world, 'received');
  await decide(ordersn, 'reject');
  const { msg: order } = await client.getOrder({ ordersn });
  expect(order.orderstatus).toBe(OrderStatus.refundRejected);
  expect(order.allowed_actions).toContain('review');
  expect(order.lines[0]?.allowed_actions).toContain('review');
  expect((await register(ordersn)).registration.points).toBe(Math.round(order.total));
});

test('[BEY-06] no parcel is shipped while a request about a part of the order is open', async () => {
  const { world, asked: requestRefund } = await enter();
  world.state.policy.shopWorks = true;
  const order = addOrder(world, 'paid');
  const { request } = await requestRefund(order.ordersn, 1);
  expect(nextTimedTransition(world, order)).toBeNull();
  expect(() => steerOrder(world, order, null)).toThrow('is open: decide it');
  moveRequest(world, existing(world.state.afterSales.get(request.id)), 'reject');
  expect(nextTimedTransition(world, order)?.name).toBe('ship');
  steerOrder(world, order, null);
  expect(order.lines.map(({ status }) => status)).toEqual([OrderLineStatus.shipped, OrderLineStatus.shipped]);
});

test('[BEY-06] actions that the server refuses are not offered: goods of a free test cannot be returned', async () => {
  const { world, client } = await enter();
  for (const status of ['paid', 'received', 'complete'] as const) {
    const { ordersn } = addOrder(world, status, 0, 'freeTest');
    const { allowed_actions, lines } = (await client.getOrder({ ordersn })).msg;
    expect([...allowed_actions, ...lines.flatMap((line) => line.allowed_actions)]).not.toContain(
      'afterSales',
    );
  }
});

test('[REV-02] [USER-08] refunding a registered order takes its points back, and with the last refund the gift', async () => {
  const { world, client, decided: decide, registered: register } = await enter();
  const { ordersn } = addOrder(world, 'received');
  const before = (await client.getUserInfo()).msg.points;
  const { registration } = await register(ordersn);
  await decide(ordersn, 'payBack', 1);
  const { total, refunded } = (await client.getOrder({ ordersn })).msg;
  const remainingTotal = Math.round(total - refunded);
  expect((await client.getUserInfo()).msg.points).toBe(before + remainingTotal);
  await decide(ordersn, 'payBack', 2);
  expect((await client.getUserInfo()).msg.points).toBe(before);
  expect((await client.listPointLog({})).msg[0]).toMatchObject({
    kind: 'productRegistration',
    name: 'Registered order returned',
    change: -remainingTotal,
  });
  const choice = { registration_id: registration.id, gift_id: 32 };
  expect(await refusalOf(client.chooseGift(choice))).toBe('registrationNotFound');
  expect(await refusalOf(register(ordersn))).toBe('orderNotReceived');
});

test('[REV-02] a chosen gift remains after the goods of its registration are returned', async () => {
  const { world, client, decided: decide, registered: register } = await enter();
  const { ordersn } = addOrder(world, 'received');
  const { registration } = await register(ordersn);
  await client.chooseGift({ registration_id: registration.id, gift_id: 32 });
  await decide(ordersn, 'payBack');
  expect((await client.listGifts()).msg[0]).toMatchObject({ id: registration.id, gift: { id: 32 } });
});

test('[USER-06] [PAY-02] an order paid in points has notes about points, not about money', async () => {
  const { world, client, decided: decide } = await enter();
  const pointsOrder = addOrder(world, 'received', 0, 'points');
  await decide(pointsOrder.ordersn, 'payBack');
  const [request] = (await client.listAfterSales({ ordersn: pointsOrder.ordersn })).msg;
  const { timeline } = (await client.getRefundDetail({ id: existing(request).id })).msg;
  expect(timeline.at(-1)?.note).toContain('points');
  expect(sentMails(world, 'afterSales')[0]?.text).toBe(timeline.at(-1)?.note);
});
