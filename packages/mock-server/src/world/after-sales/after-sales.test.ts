import { locales } from '@signal-shop/sdk/constants';
import { OrderStatus } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { back, enter, receivedLine } from '../../testing/after-sales.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visit, visitAsCustomer } from '../../testing/visitor.ts';

test('withdrawing a request restores everything', async () => {
  const { client, orderOf } = await enter();
  const before = await orderOf(receivedLine.ordersn);
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
  await client.withdrawAfterSales({ id: request.id });
  const after = await orderOf(receivedLine.ordersn);
  expect(after).toMatchObject({ orderstatus: before.orderstatus, lines: before.lines });
  expect(await refusalOf(client.withdrawAfterSales({ id: request.id }))).toBe('afterSalesStepClosed');
  await client.requestAfterSales({ ...receivedLine, ...back });
});

test('[USER-06] a return is possible until 45 days after delivery, by the clock of the shop', async () => {
  const { world, client } = await enter('return.ok');
  const line = { ordersn: 'SG20260115000001', line_id: 1 };
  const draft = { ...line, ...back, goodsnumber: 1 };
  world.clock.set((lastSecondOfDays(world.clock.seconds(), 42) + 1) * 1_000);
  await client.logIn({ email: 'ada@example.com', password: 'volt-2026' });
  expect(await refusalOf(client.requestAfterSales(draft))).toBe('returnTooLate');
  world.clock.advance(-1_000);
  expect(await refusalOf(client.requestAfterSales(draft))).toBe('answered');
});

test.each(locales)(
  '[USER-06] a rejection has its reason on the request and on its line, in %s',
  async (locale) => {
    const notes = new Set<string>();
    for (const scenario of ['return.rejected', 'refund.rejected']) {
      const client = await visitAsCustomer(createShop({ scenarios: scenario }), { locale });
      const [rejectedRequest] = (await client.listAfterSales({})).msg.filter(
        ({ status }) => status === 'rejected',
      );
      const { id, ordersn, lines, rejection } = existing(rejectedRequest);
      expect((await client.getRefundDetail({ id })).msg.rejection).toBe(rejection);
      const { msg: order } = await client.getOrder({ ordersn });
      const line = order.lines.find((one) => one.id === lines[0]?.line.id);
      expect(line?.after_sales_rejection).toBe(rejection);
      notes.add(rejection ?? '');
    }
    expect([...notes].every((sentence) => sentence.length > 8)).toBe(true);
    const open = await visitAsCustomer(createShop({ scenarios: 'return.requested' }), { locale });
    expect((await open.listAfterSales({})).msg[0]?.rejection).toBeNull();
  },
);

test('[USER-06] customer service has to be contacted first, and the returned quantity is at most the bought one', async () => {
  const { client } = await enter();
  const ask = (changes: object) =>
    refusalOf(client.requestAfterSales({ ...receivedLine, ...back, ...changes }));
  expect(await ask({ contacted: 0 })).toBe('contactSupportFirst');
  expect(await ask({ goodsnumber: 3 })).toBe('returnQuantityExceeded');
  expect(await ask({ goodsnumber: 0 })).toBe('quantityBelowOne');
  expect(await ask({ credentials: ['https://elsewhere.example.com/1.png'] })).toBe('pictureNotFound');
  expect(await ask({ ordersn: 'SG20260111000027' })).toBe('afterSalesNotPossible');
  expect(await ask({ ordersn: 'SG20260113000009' })).toBe('afterSalesNotPossible');
  expect(await ask({})).toBe('answered');
  expect(await ask({})).toBe('afterSalesAlreadyOpen');
});

test('lists requests newest first, open or over, and hides those of other customers', async () => {
  const { shop, client } = await enter();
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
  const all = await client.listAfterSales();
  expect(all.msg[0]?.id).toBe(request.id);
  const [open, over] = [
    await client.listAfterSales({ state: 'open' }),
    await client.listAfterSales({ state: 'over' }),
  ];
  expect(open.total + over.total).toBe(all.total);
  expect(over.msg.map(({ status }) => status).sort()).toEqual(['refunded', 'rejected']);
  expect((await client.listAfterSales({ ordersn: receivedLine.ordersn })).total).toBe(1);
  expect((await client.listAfterSales({ page: 2, page_size: 1 })).msg).toEqual([all.msg[1]]);
  const noor = visit(shop);
  await noor.logIn({ email: 'new@example.com', password: 'volt-2026' });
  expect(await refusalOf(noor.getRefundDetail({ id: request.id }))).toBe('afterSalesNotFound');
  expect(await refusalOf(noor.withdrawAfterSales({ id: request.id }))).toBe('afterSalesNotFound');
});

test('[BEY-06] the page of a request shows the past and the coming steps', async () => {
  const { client, decide } = await enter();
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
  decide(request.id, 'approve');
  const { msg } = await client.getRefundDetail({ id: request.id });
  expect(msg.timeline.map(({ status, time }) => [status, time !== null])).toEqual([
    ['requested', true],
    ['awaitingParcel', true],
    ['sentBack', false],
    ['refunded', false],
  ]);
});

test('a world restored from its snapshot has its requests', async () => {
  const { world, client } = await enter();
  const { request } = await client.requestAfterSales({ ...receivedLine, ...back });
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
])('%s changes the status of the whole order', async (scenarios, status) => {
  const { client, orderOf } = await enter(scenarios);
  const { msg } = await client.listAfterSales();
  expect((await orderOf(existing(msg[0]).ordersn)).orderstatus).toBe(status);
});

test('return.too-many refuses any quantity', async () => {
  const { client } = await enter('return.too-many');
  expect(await refusalOf(client.requestAfterSales({ ...receivedLine, ...back, goodsnumber: 1 }))).toBe(
    'returnQuantityExceeded',
  );
});
