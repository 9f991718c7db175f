import type { ArgumentOf } from '@signal-shop/sdk/contract';
import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../shop.ts';
import { existing } from '../testing/goods.ts';
import { refusalOf, uploaded, visit, visitAsCustomer } from '../testing/visitor.ts';
import { moveRequest } from './after-sales.ts';
import type { AfterSalesTransitionName } from './after-sales-steps.ts';
import { sentMails } from './outbox.ts';
import { givenBack } from './refunds.ts';
import { stockOf } from './stock.ts';

const day = 86_400;
/** Two headsets of one kind, delivered eight days ago. */
const received = { ordersn: 'SG20260102000019', line_id: 1 };
/** Two lines, delivered three weeks ago. */
const complete = { ordersn: 'SG20251220000034' };
/** Two lines, paid and not shipped. */
const paid = { ordersn: 'SG20260114000011' };
const proof: Pick<ArgumentOf<'requestRefund'>, 'credentials' | 'contacted'> = {
  // The first picture of a session has the same address in every world.
  credentials: [await uploaded(await visitAsCustomer(createShop()))],
  contacted: 1,
};
const back = {
  kind: 'return',
  goodsnumber: 2,
  reason: 'noLongerNeeded',
  problem: 'I bought the wrong size.',
  ...proof,
} as const;
const parcel = { tracking_number: '1Z5550142000999', company: 'UPS' };

async function enter(scenarios = '') {
  const shop = createShop({ scenarios });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  await uploaded(client);
  const decide = (id: string, name: AfterSalesTransitionName) =>
    moveRequest(world, existing(world.state.afterSales.get(id)), name);
  const stock = (goodsId: number) => stockOf(world, existing(world.shop.goods.get(goodsId)));
  const orderOf = async (ordersn: string) => (await client.getOrder({ ordersn })).msg;
  return { shop, world, client, decide, stock, orderOf };
}

test('[USER-06] a return goes its whole way: agreed, sent back, paid back, on the shelf again', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const { totals } = existing(world.state.orders.get(received.ordersn));
  const before = stock(1281);
  const { request } = await client.requestAfterSales({ ...received, ...back });
  expect(request).toMatchObject({ status: 'requested', allowed_actions: ['withdraw'] });
  expect(request.amount).toBe(totals.total / 100);
  expect(await orderOf(received.ordersn)).toMatchObject({
    orderstatus: OrderStatus.refundRequested,
    lines: [{ line_status: OrderLineStatus.pendingRefund, after_sales_id: request.id }],
  });
  const { id } = request;
  expect(await refusalOf(client.sendBackTracking({ id, ...parcel }))).toBe('afterSalesStepClosed');
  decide(id, 'approve');
  expect((await client.getRefundDetail({ id })).msg.allowed_actions).toEqual(['addTracking', 'withdraw']);
  expect((await orderOf(received.ordersn)).lines[0]?.line_status).toBe(OrderLineStatus.trackingToAdd);
  const { request: sent } = await client.sendBackTracking({ id, ...parcel });
  expect(sent).toMatchObject({ status: 'sentBack', parcel, allowed_actions: [] });
  const { msg: tracked } = await client.trackParcel({ tracking_number: parcel.tracking_number });
  expect(tracked.company).toBe('UPS');
  expect((await orderOf(received.ordersn)).lines[0]?.line_status).toBe(OrderLineStatus.salesReturn);
  expect([givenBack(world, received.ordersn).cents, stock(1281)]).toEqual([0, before]);
  decide(id, 'refundReturned');
  expect([givenBack(world, received.ordersn).cents, stock(1281)]).toEqual([totals.total, before + 2]);
  expect(sentMails(world, 'afterSales').map(({ to, reference }) => `${to} ${reference}`)).toEqual(
    Array.from({ length: 4 }, () => `ada@example.com ${id}`),
  );
  expect(await orderOf(received.ordersn)).toMatchObject({
    orderstatus: OrderStatus.refunded,
    lines: [{ line_status: OrderLineStatus.refunded }],
  });
});

test('one of two pieces goes back: half the money, and the customer keeps the other', async () => {
  const { world, client, decide, orderOf } = await enter();
  const { totals } = existing(world.state.orders.get(received.ordersn));
  const { request } = await client.requestAfterSales({ ...received, ...back, goodsnumber: 1 });
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  decide(request.id, 'refundReturned');
  expect(givenBack(world, received.ordersn).cents).toBe(Math.round(totals.total / 2));
  expect(await orderOf(received.ordersn)).toMatchObject({
    orderstatus: OrderStatus.received,
    lines: [{ line_status: OrderLineStatus.received }],
  });
  expect(await refusalOf(client.requestAfterSales({ ...received, ...back }))).toBe('returnQuantityExceeded');
  const { request: rest } = await client.requestAfterSales({ ...received, ...back, goodsnumber: 1 });
  decide(rest.id, 'approve');
  await client.sendBackTracking({ id: rest.id, ...parcel });
  decide(rest.id, 'refundReturned');
  expect(givenBack(world, received.ordersn).cents).toBe(totals.total);
  expect((await orderOf(received.ordersn)).orderstatus).toBe(OrderStatus.refunded);
});

test('an order moves once all its lines did', async () => {
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
  expect(givenBack(world, complete.ordersn).cents).toBe(Math.round(first.request.amount * 100));
});

test('a paid order that never left is refunded whole, and its goods stand on the shelf again', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const before = [stock(1132), stock(2091)];
  const { request } = await client.requestRefund({ ...paid, reason: 'noLongerNeeded', ...proof });
  expect(request.lines.map(({ line }) => line.id)).toEqual([1, 2]);
  decide(request.id, 'payBack');
  const { total, orderstatus } = await orderOf(paid.ordersn);
  expect(orderstatus).toBe(OrderStatus.refunded);
  expect(givenBack(world, paid.ordersn).cents).toBe(Math.round(total * 100));
  expect([stock(1132), stock(2091)]).toEqual(before.map((count) => count + 1));
  expect(await refusalOf(client.requestRefund({ ...paid, reason: 'other', ...proof }))).toBe(
    'afterSalesNotPossible',
  );
});

test('a refused refund of what never left lets the shop pack it', async () => {
  const { client, decide, orderOf } = await enter();
  const { request } = await client.requestRefund({ ...paid, reason: 'noLongerNeeded', ...proof });
  decide(request.id, 'reject');
  expect(await orderOf(paid.ordersn)).toMatchObject({
    orderstatus: OrderStatus.paid,
    lines: [{ line_status: OrderLineStatus.unshipped }, { line_status: OrderLineStatus.unshipped }],
  });
});

test('[USER-06] an exchange pays nothing back, and takes new goods from the shelf', async () => {
  const { world, client, decide, stock, orderOf } = await enter();
  const before = stock(1281);
  const wish = { ...received, ...back, kind: 'exchange', reason: 'defective' } as const;
  const { request } = await client.requestAfterSales(wish);
  expect(request.amount).toBe(0);
  expect((await orderOf(received.ordersn)).orderstatus).toBe(OrderStatus.received);
  decide(request.id, 'approve');
  await client.sendBackTracking({ id: request.id, ...parcel });
  decide(request.id, 'replaceReturned');
  const { msg } = await client.getRefundDetail({ id: request.id });
  expect(msg).toMatchObject({ status: 'exchanged', replacement: { company: 'Northline Parcel' } });
  expect([stock(1281), givenBack(world, received.ordersn).cents]).toEqual([before - 2, 0]);
  expect(await orderOf(received.ordersn)).toMatchObject({
    orderstatus: OrderStatus.received,
    lines: [{ line_status: OrderLineStatus.complete }],
  });
});

test('what was paid with points comes back as points', async () => {
  const { world, client, decide } = await enter();
  const order = existing(world.state.orders.get('SG20251203000008'));
  const { msg: before } = await client.getUserInfo();
  const wish = { ordersn: order.ordersn, reason: 'noLongerNeeded', ...proof } as const;
  const { request } = await client.requestRefund(wish);
  expect(request).toMatchObject({ amount: 0, points: order.pointsPaid });
  decide(request.id, 'payBack');
  expect((await client.getUserInfo()).msg.points).toBe(before.points + order.pointsPaid);
  expect(givenBack(world, order.ordersn)).toEqual({ cents: 0, points: order.pointsPaid });
});

test('a request that is taken back leaves everything as it was', async () => {
  const { client, orderOf } = await enter();
  const before = await orderOf(received.ordersn);
  const { request } = await client.requestAfterSales({ ...received, ...back });
  await client.withdrawAfterSales({ id: request.id });
  const after = await orderOf(received.ordersn);
  expect(after).toMatchObject({ orderstatus: before.orderstatus, lines: before.lines });
  expect(await refusalOf(client.withdrawAfterSales({ id: request.id }))).toBe('afterSalesStepClosed');
  await client.requestAfterSales({ ...received, ...back });
});

test('[USER-06] a return is possible until 45 days after delivery, by the clock of the shop', async () => {
  const { world, client } = await enter('return.ok');
  const made = { ordersn: 'SG20260115000001', line_id: 1 };
  const wish = { ...made, ...back, goodsnumber: 1 };
  world.clock.advance((42 * day + 1) * 1_000);
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  expect(await refusalOf(client.requestAfterSales(wish))).toBe('returnTooLate');
  world.clock.advance(-1_000);
  expect(await refusalOf(client.requestAfterSales(wish))).toBe('answered');
});

test('[USER-06] customer service comes first, and nobody sends back more than was bought', async () => {
  const { client } = await enter();
  const ask = (changes: object) => refusalOf(client.requestAfterSales({ ...received, ...back, ...changes }));
  expect(await ask({ contacted: 0 })).toBe('contactSupportFirst');
  expect(await ask({ goodsnumber: 3 })).toBe('returnQuantityExceeded');
  expect(await ask({ goodsnumber: 0 })).toBe('quantityBelowOne');
  expect(await ask({ credentials: ['https://elsewhere.example.com/1.png'] })).toBe('pictureNotFound');
  expect(await ask({ ordersn: 'SG20260111000027' })).toBe('afterSalesNotPossible');
  expect(await ask({ ordersn: 'SG20260113000009' })).toBe('afterSalesNotPossible');
  expect(await ask({})).toBe('answered');
  expect(await ask({})).toBe('afterSalesAlreadyOpen');
});

test('lists requests newest first, open or over, and hides those of others', async () => {
  const { shop, client } = await enter();
  const { request } = await client.requestAfterSales({ ...received, ...back });
  const all = await client.listAfterSales();
  expect(all.msg[0]?.id).toBe(request.id);
  const [open, over] = [
    await client.listAfterSales({ state: 'open' }),
    await client.listAfterSales({ state: 'over' }),
  ];
  expect(open.total + over.total).toBe(all.total);
  expect(over.msg.map(({ status }) => status).sort()).toEqual(['refunded', 'rejected']);
  expect((await client.listAfterSales({ ordersn: received.ordersn })).total).toBe(1);
  expect((await client.listAfterSales({ page: 2, page_size: 1 })).msg).toEqual([all.msg[1]]);
  const noor = visit(shop);
  await noor.logIn({ email: 'new@example.com', password: 'volt-2026' });
  expect(await refusalOf(noor.getRefundDetail({ id: request.id }))).toBe('afterSalesNotFound');
  expect(await refusalOf(noor.withdrawAfterSales({ id: request.id }))).toBe('afterSalesNotFound');
});

test('[BEY-06] the page of a request tells the way behind and the way ahead', async () => {
  const { client, decide } = await enter();
  const { request } = await client.requestAfterSales({ ...received, ...back });
  decide(request.id, 'approve');
  const { msg } = await client.getRefundDetail({ id: request.id });
  expect(msg.timeline.map(({ status, time }) => [status, time !== null])).toEqual([
    ['requested', true],
    ['awaitingParcel', true],
    ['sentBack', false],
    ['refunded', false],
  ]);
});

test('a world that is stored and put back keeps its requests', async () => {
  const { world, client } = await enter();
  const { request } = await client.requestAfterSales({ ...received, ...back });
  const text = world.snapshot();
  await client.withdrawAfterSales({ id: request.id });
  world.restore(text);
  expect((await client.getRefundDetail({ id: request.id })).msg).toEqual(request);
});

test.each([
  ['return.requested', 'requested'],
  ['return.approved', 'awaitingParcel'],
  ['return.rejected', 'rejected'],
  ['return.refunded', 'refunded'],
  ['refund.requested', 'requested'],
  ['refund.approved', 'refunded'],
  ['refund.rejected', 'rejected'],
  ['exchange.requested', 'requested'],
  ['exchange.ok', 'exchanged'],
])('%s shows a request that is %s', async (scenarios, status) => {
  const { client } = await enter(scenarios);
  const { msg } = await client.listAfterSales();
  expect(msg[0]).toMatchObject({ status, kind: scenarios.split('.')[0] });
});

test.each([
  ['refund.requested', OrderStatus.refundRequested],
  ['refund.approved', OrderStatus.refunded],
  ['refund.rejected', OrderStatus.refundRejected],
])('%s moves the whole order', async (scenarios, status) => {
  const { client, orderOf } = await enter(scenarios);
  const { msg } = await client.listAfterSales();
  expect((await orderOf(existing(msg[0]).ordersn)).orderstatus).toBe(status);
});

test('return.too-many refuses any quantity', async () => {
  const { client } = await enter('return.too-many');
  expect(await refusalOf(client.requestAfterSales({ ...received, ...back, goodsnumber: 1 }))).toBe(
    'returnQuantityExceeded',
  );
});
