import type { ShopClient } from '@signal-shop/sdk';
import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { back, complete, enter, paidOrder, parcel, proof, receivedLine } from '../../testing/after-sales.ts';
import { existing } from '../../testing/goods.ts';
import { order, pay, refusalOf } from '../../testing/visitor.ts';
import { flashOffer } from '../flash-sale/flash-sale.ts';
import { sentMails } from '../mail/outbox.ts';
import { applyTransition } from '../orders/apply-transition.ts';
import { returnsAddress } from '../orders/parcels.ts';
import { refundedAmounts } from '../refunds/refunds.ts';

test('[USER-06] a return is approved, sent back, refunded and restocked', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const { totals } = existing(world.state.orders.get(receivedLine.ordersn));
  const before = stock(1281);
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
  expect(request).toMatchObject({ status: 'requested', allowed_actions: ['withdraw'] });
  expect(request.amount).toBe(totals.total / 100);
  expect(await orderOf(receivedLine.ordersn)).toMatchObject({
    orderstatus: OrderStatus.refundRequested,
    lines: [{ line_status: OrderLineStatus.pendingRefund, after_sales_id: request.id }],
  });
  const { id } = request;
  expect(await refusalOf(client.sendBackTracking({ id, ...parcel }))).toBe('afterSalesStepClosed');
  decide(id, 'approve');
  expect((await client.getRefundDetail({ id })).msg).toMatchObject({
    allowed_actions: ['addTracking', 'withdraw'],
    returns_to: returnsAddress,
  });
  expect((await orderOf(receivedLine.ordersn)).lines[0]?.line_status).toBe(OrderLineStatus.trackingToAdd);
  const { request: requestWithParcel } = await client.sendBackTracking({ id, ...parcel });
  expect(requestWithParcel).toMatchObject({ status: 'sentBack', parcel, allowed_actions: [] });
  expect(requestWithParcel).not.toHaveProperty('returns_to');
  const { msg: tracking } = await client.trackParcel({ tracking_number: parcel.tracking_number });
  expect(tracking.company).toBe('UPS');
  expect((await orderOf(receivedLine.ordersn)).lines[0]?.line_status).toBe(OrderLineStatus.salesReturn);
  expect([refundedAmounts(world, receivedLine.ordersn).cents, stock(1281)]).toEqual([0, before]);
  decide(id, 'refundReturned');
  expect([refundedAmounts(world, receivedLine.ordersn).cents, stock(1281)]).toEqual([
    totals.total,
    before + 2,
  ]);
  expect(sentMails(world, 'afterSales').map(({ to, reference }) => `${to} ${reference}`)).toEqual(
    Array.from({ length: 4 }, () => `ada@example.com ${id}`),
  );
  expect(await orderOf(receivedLine.ordersn)).toMatchObject({
    orderstatus: OrderStatus.refunded,
    lines: [{ line_status: OrderLineStatus.refunded }],
  });
});

test('[U11] returning one of two pieces refunds half the price', async () => {
  const { world, client, decide, orderOf } = await enter();
  const { totals } = existing(world.state.orders.get(receivedLine.ordersn));
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back, goodsnumber: 1 });
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  decide(request.id, 'refundReturned');
  expect(refundedAmounts(world, receivedLine.ordersn).cents).toBe(Math.round(totals.total / 2));
  expect(await orderOf(receivedLine.ordersn)).toMatchObject({
    orderstatus: OrderStatus.received,
    lines: [{ line_status: OrderLineStatus.received }],
  });
  expect(await refusalOf(client.requestAfterSales({ ...receivedLine, ...back }))).toBe(
    'returnQuantityExceeded',
  );
  const { request: rest } = await client.requestAfterSales({ ...receivedLine, ...back, goodsnumber: 1 });
  decide(rest.id, 'approve');
  await client.sendBackTracking({ id: rest.id, ...parcel });
  decide(rest.id, 'refundReturned');
  expect(refundedAmounts(world, receivedLine.ordersn).cents).toBe(totals.total);
  expect((await orderOf(receivedLine.ordersn)).orderstatus).toBe(OrderStatus.refunded);
});

test('an order changes its status after all its lines have', async () => {
  const { world, client, decide, orderOf } = await enter();
  const before = await orderOf(complete.ordersn);
  const first = await client.requestRefund({ ...complete, line_id: 1, reason: 'defective', ...proof });
  expect(await orderOf(complete.ordersn)).toMatchObject({
    orderstatus: before.orderstatus,
    lines: [{ line_status: OrderLineStatus.pendingRefund }, { line_status: before.lines[1]?.line_status }],
  });
  const second = await client.requestRefund({ ...complete, line_id: 2, reason: 'defective', ...proof });
  expect((await orderOf(complete.ordersn)).orderstatus).toBe(OrderStatus.refundRequested);
  decide(first.request.id, 'payBack');
  expect((await orderOf(complete.ordersn)).orderstatus).toBe(OrderStatus.refundRequested);
  decide(second.request.id, 'reject');
  expect(await orderOf(complete.ordersn)).toMatchObject({
    orderstatus: OrderStatus.complete,
    lines: [{ line_status: OrderLineStatus.refunded }, { line_status: OrderLineStatus.rejected }],
  });
  expect(refundedAmounts(world, complete.ordersn).cents).toBe(Math.round(first.request.amount * 100));
});

test('a paid order that was not shipped is refunded in full and restocked', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const before = [stock(1132), stock(2091)];
  const { request } = await client.requestRefund({ ...paidOrder, reason: 'noLongerNeeded', ...proof });
  expect(request.lines.map(({ line }) => line.id)).toEqual([1, 2]);
  decide(request.id, 'payBack');
  const { total, orderstatus } = await orderOf(paidOrder.ordersn);
  expect(orderstatus).toBe(OrderStatus.refunded);
  expect(refundedAmounts(world, paidOrder.ordersn).cents).toBe(Math.round(total * 100));
  expect([stock(1132), stock(2091)]).toEqual(before.map((count) => count + 1));
  expect(await refusalOf(client.requestRefund({ ...paidOrder, reason: 'other', ...proof }))).toBe(
    'afterSalesNotPossible',
  );
});

test('an order whose refund is rejected before shipping can be packed', async () => {
  const { client, decide, orderOf } = await enter();
  const { request } = await client.requestRefund({ ...paidOrder, reason: 'noLongerNeeded', ...proof });
  decide(request.id, 'reject');
  expect(await orderOf(paidOrder.ordersn)).toMatchObject({
    orderstatus: OrderStatus.paid,
    lines: [{ line_status: OrderLineStatus.unshipped }, { line_status: OrderLineStatus.unshipped }],
  });
});

test('[USER-06] an exchange refunds nothing and takes new goods from stock', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const before = stock(1281);
  const draft = { ...receivedLine, ...back, kind: 'exchange', reason: 'defective' } as const;
  const { request } = await client.requestAfterSales(draft);
  expect(request.amount).toBe(0);
  expect((await orderOf(receivedLine.ordersn)).orderstatus).toBe(OrderStatus.received);
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  decide(request.id, 'replaceReturned');
  const { msg } = await client.getRefundDetail({ id: request.id });
  expect(msg).toMatchObject({ status: 'exchanged', replacement: { company: 'Northline Parcel' } });
  expect([stock(1281), refundedAmounts(world, receivedLine.ordersn).cents]).toEqual([before - 2, 0]);
  expect(await orderOf(receivedLine.ordersn)).toMatchObject({
    orderstatus: OrderStatus.received,
    lines: [{ line_status: OrderLineStatus.complete }],
  });
});

test('points are refunded as points', async () => {
  const { world, client, decide } = await enter();
  const order = existing(world.state.orders.get('SG20251203000008'));
  const { msg: before } = await client.getUserInfo();
  const draft = { ordersn: order.ordersn, reason: 'noLongerNeeded', ...proof } as const;
  const { request } = await client.requestRefund(draft);
  expect(request).toMatchObject({ amount: 0, points: order.pointsPaid });
  decide(request.id, 'payBack');
  expect((await client.getUserInfo()).msg.points).toBe(before.points + order.pointsPaid);
  expect(refundedAmounts(world, order.ordersn)).toEqual({ cents: 0, points: order.pointsPaid });
});

test('a returned item of the flash sale goes back to the shelf, not into the sale', async () => {
  const { world, client, decide, stock } = await enter('cart.empty');
  const { goodsId } = existing(world.shop.catalogue.flashSale[0]?.items.find(({ stock }) => stock > 2));
  await client.addCartItem({ id: goodsId, goods_number: 1 });
  const ordersn = await placeAndPay(client);
  const bought = existing(world.state.orders.get(ordersn));
  for (const name of ['ship', 'confirmReceived'] as const) applyTransition(world, bought, name);
  const offered = () => flashOffer(world, goodsId)?.stock;
  const before = { offered: offered(), stock: stock(goodsId) };
  const { request } = await client.requestAfterSales({ ...back, ordersn, line_id: 1, goodsnumber: 1 });
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  decide(request.id, 'refundReturned');
  expect({ offered: offered(), stock: stock(goodsId) }).toEqual({ ...before, stock: before.stock + 1 });
});

async function placeAndPay(client: ShopClient): Promise<string> {
  const ordersn = await order(client);
  await pay(client, ordersn);
  return ordersn;
}

test('a customer cannot declare a withdrawal as a reason, which the shop may not reject', async () => {
  const { client } = await enter();
  const line = { ...receivedLine, reason: 'withdrawal', ...proof } as const;
  for (const call of [
    client.requestRefund(line).safe(),
    client.requestAfterSales({ ...line, ...back, reason: 'withdrawal' }).safe(),
  ])
    expect(await call).toMatchObject({ error: { status: 422, field: 'reason' } });
});

test('[USER-06] an exchange for goods that were sold out in the meantime leaves no negative stock', async () => {
  const { world, client, decide, stock } = await enter();
  const { request } = await client.requestAfterSales({
    ...receivedLine,
    ...back,
    kind: 'exchange',
    reason: 'defective',
  });
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  world.state.stock.set(1281, 1);
  decide(request.id, 'replaceReturned');
  expect(stock(1281)).toBe(0);
});
