import { withdrawalDays } from '@signal-shop/sdk/constants';
import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { addDeliveredOrder } from '../../scenarios/orders/delivered-order.ts';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';
import { moveRequest } from '../after-sales/after-sales.ts';
import { returnsAddress } from '../orders/parcels.ts';
import { withdrawableUntil } from './withdrawals.ts';

const { email } = demoCustomer;

test('[BEY-07] a withdrawal needs number and email, no login and no reason, and has a receipt with its time', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn, totals } = addOrder(world, 'received');
  const withdrawable = (await guest.findWithdrawableOrder({ ordersn, email: 'ADA@example.com' })).msg;
  expect(withdrawable).toMatchObject({ ordersn, refundable: totals.total / 100 });
  const { receipt } = await guest.withdrawOrder({ ordersn, email });
  expect(receipt).toMatchObject({ ordersn, email, time: world.clock.seconds() });
  expect(world.state.orders.get(ordersn)?.status).toBe(OrderStatus.refundRequested);
  world.clock.advance(dayMs);
  expect((await guest.withdrawOrder({ ordersn, email })).receipt).toEqual(receipt);
});

test('[BEY-07] a canceled withdrawal can be declared again, as a new one', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn } = addOrder(world, 'received');
  const first = (await guest.withdrawOrder({ ordersn, email })).receipt;
  for (const request of world.state.afterSales.values()) moveRequest(world, request, 'withdraw');
  const second = (await guest.withdrawOrder({ ordersn, email })).receipt;
  expect(second.number).not.toBe(first.number);
  expect(world.state.orders.get(ordersn)?.status).toBe(OrderStatus.refundRequested);
  expect((await guest.withdrawOrder({ ordersn, email })).receipt).toEqual(second);
});

test('[BEY-07] the order lookup shows the declared withdrawal while it is valid', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn } = addOrder(world, 'received');
  expect((await guest.findWithdrawableOrder({ ordersn, email })).msg.declared).toBeNull();
  const { receipt } = await guest.withdrawOrder({ ordersn, email });
  expect((await guest.findWithdrawableOrder({ ordersn, email })).msg.declared).toEqual(receipt);
  expect(await refusalOf(guest.findWithdrawableOrder({ ordersn, email: 'eve@example.com' }))).toBe(
    'orderNotFound',
  );
  for (const request of world.state.afterSales.values()) moveRequest(world, request, 'withdraw');
  expect((await guest.findWithdrawableOrder({ ordersn, email })).msg.declared).toBeNull();
  world.clock.advance((withdrawalDays + 2) * dayMs);
  expect(await refusalOf(guest.findWithdrawableOrder({ ordersn, email }))).toBe('withdrawalNotPossible');
  expect(await refusalOf(guest.withdrawOrder({ ordersn, email }))).toBe('withdrawalNotPossible');
});

test('[BEY-07] the receipt has the address for returns, unless the goods were not shipped', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const receiptOf = async (status: 'paid' | 'received') => {
    const { ordersn } = addOrder(shop.world('default'), status);
    return (await visit(shop).withdrawOrder({ ordersn, email })).receipt;
  };
  expect(await receiptOf('received')).toMatchObject({ returns_to: returnsAddress });
  expect(await receiptOf('paid')).toMatchObject({ returns_to: null });
});

test('[BEY-07] the receipt of an order paid in points mentions no refund in money', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const { ordersn } = addOrder(world, 'received');
  const order = world.state.orders.get(ordersn);
  if (order === undefined) throw new Error('There is no order.');
  world.state.orders.set(ordersn, { ...order, payType: PayType.points });
  expect((await visit(shop).findWithdrawableOrder({ ordersn, email })).msg.refundable).toBe(0);
});

test('[BEY-07] only configured markets offer the withdrawal', async () => {
  const isOffered = async (scenarios: string, region: string) => {
    const shop = createShop({ scenarios: `orders.empty,${scenarios}` });
    const world = shop.world('default');
    const paidOrder = addOrder(world, 'paid');
    world.state.orders.set(paidOrder.ordersn, { ...paidOrder, address: { ...paidOrder.address, region } });
    return refusalOf(visit(shop).withdrawOrder({ ordersn: paidOrder.ordersn, email }));
  };
  expect(await isOffered('withdrawal.europe', 'DE')).toBe('answered');
  expect(await isOffered('withdrawal.europe', 'US')).toBe('withdrawalNotOffered');
  expect(await isOffered('withdrawal.nowhere', 'DE')).toBe('withdrawalNotOffered');
  expect(await isOffered('withdrawal.everywhere', 'US')).toBe('answered');
});

test.each([
  ['2026-01-15T00:10:00Z', 'Europe/Berlin', '2026-01-29'],
  ['2026-01-15T12:00:00Z', 'Europe/Berlin', '2026-01-29'],
  // In Athens the date is the 16th already.
  ['2026-01-15T22:30:00Z', 'Europe/Athens', '2026-01-30'],
])(
  '[BEY-07] goods delivered at %s can be withdrawn from until the end of the 14th day in %s',
  (deliveryTime, timeZone, last) => {
    const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
    const world = shop.world('default');
    world.clock.set(deliveryTime);
    const order = addDeliveredOrder(world, 0);
    const until = withdrawableUntil(order) ?? 0;
    const dayOf = (seconds: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(seconds * 1_000);
    expect(dayOf(until + 1) > last).toBe(true);
  },
);

test('[BEY-07] the withdrawal period ends 14 days after delivery, and unpaid or canceled orders have none', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const guest = visit(shop);
  const outcome = (ordersn: string) => refusalOf(guest.findWithdrawableOrder({ ordersn, email }));
  for (const status of ['unpaid', 'pending', 'cancelled', 'refunded'] as const) {
    expect(await outcome(addOrder(world, status).ordersn)).toBe('withdrawalNotPossible');
  }
  const { ordersn } = addOrder(world, 'received');
  const { until } = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  world.clock.set((until ?? 0) * 1_000);
  expect(await outcome(ordersn)).toBe('answered');
  world.clock.advance(1_000);
  expect(await outcome(ordersn)).toBe('withdrawalNotPossible');
});

test('[SUP-01] an order lookup needs number and email, and does not disclose which of them was wrong', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const guest = visit(shop);
  const { ordersn, address } = addOrder(world, 'shipped');
  const { msg } = await guest.findOrder({ ordersn, email });
  expect(msg).toMatchObject({ ordersn, is_over: 0, destination: `${address.city}, ${address.region}` });
  expect(JSON.stringify(msg)).not.toContain(address.address);
  expect(JSON.stringify(msg)).not.toContain(address.phone);
  expect(await refusalOf(guest.findOrder({ ordersn, email: 'new@example.com' }))).toBe('orderNotFound');
  expect(await refusalOf(guest.findOrder({ ordersn: 'SG20990101000001', email }))).toBe('orderNotFound');
  const deletedOrder = addOrder(world, 'deleted').ordersn;
  expect(await refusalOf(guest.findOrder({ ordersn: deletedOrder, email }))).toBe('orderNotFound');
  expect((await guest.findOrder({ ordersn: addOrder(world, 'complete').ordersn, email })).msg.is_over).toBe(
    1,
  );
});

test('[BEY-07] a withdrawal replaces earlier requests and covers only what the customer still has', async () => {
  const shop = createShop({ scenarios: 'withdrawal.everywhere' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = 'SG20260102000019';
  const credentials = [await uploadPicture(client)];
  const sendBack = () =>
    client.requestAfterSales({
      kind: 'return',
      ordersn,
      line_id: 1,
      goodsnumber: 1,
      reason: 'noLongerNeeded',
      problem: 'Too big.',
      credentials,
      contacted: 1,
    });
  const { request: first } = await sendBack();
  for (const step of ['approve', 'announceParcel', 'refundReturned'] as const) {
    moveRequest(world, existing(world.state.afterSales.get(first.id)), step);
  }
  const { request: second } = await sendBack();
  await client.withdrawOrder({ ordersn, email });
  expect(world.state.afterSales.get(second.id)?.status).toBe('withdrawn');
  const { msg: requests } = await client.listAfterSales({ ordersn });
  const requestedAmount = requests
    .filter(({ status }) => status !== 'withdrawn')
    .reduce((sum, one) => sum + one.amount, 0);
  expect(requestedAmount).toBeCloseTo((await client.getOrder({ ordersn })).msg.total, 1);
});

test('[BEY-07] an undecided request is withdrawn in favor of the withdrawal', async () => {
  const shop = createShop({ scenarios: 'withdrawal.everywhere' });
  const client = await visitAsCustomer(shop);
  const ordersn = 'SG20260114000011';
  const credentials = [await uploadPicture(client)];
  const { request } = await client.requestRefund({
    ordersn,
    line_id: 1,
    reason: 'noLongerNeeded',
    credentials,
    contacted: 1,
  });
  await client.withdrawOrder({ ordersn, email });
  expect((await client.getRefundDetail({ id: request.id })).msg.status).toBe('withdrawn');
  const { lines, total } = (await client.getOrder({ ordersn })).msg;
  expect(new Set(lines.map(({ after_sales_id }) => after_sales_id)).size).toBe(1);
  expect((await client.listAfterSales({ ordersn })).msg[0]).toMatchObject({
    status: 'requested',
    amount: total,
  });
});

test('[BEY-07] an order has a withdrawal deadline only in markets that offer it', async () => {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const withdrawalOf = async (ordersn: string) => (await client.getOrder({ ordersn })).msg.withdrawal;
  const paidOrder = addOrder(world, 'paid').ordersn;
  expect(await withdrawalOf(paidOrder)).toEqual({ until: null });
  const { ordersn } = addDeliveredOrder(world, withdrawalDays);
  expect(await withdrawalOf(ordersn)).toEqual({ until: lastSecondOfDays(world.clock.seconds(), 0) });
  expect(await withdrawalOf(addDeliveredOrder(world, withdrawalDays + 1).ordersn)).toBeNull();
  world.state.policy.withdrawal = 'nowhere';
  expect(await withdrawalOf(paidOrder)).toBeNull();
});
