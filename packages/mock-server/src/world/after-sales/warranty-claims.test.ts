import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visitAsCustomer } from '../../testing/visitor.ts';
import { stockOf } from '../catalogue/stock.ts';
import { refundedAmounts } from '../refunds/refunds.ts';
import { moveRequest } from './after-sales.ts';
import type { AfterSalesTransitionName } from './after-sales-machine.ts';

const receivedLine = { ordersn: 'SG20260102000019', line_id: 1 };
const parcel = { tracking_number: '1Z5550142000999', carrier: 'ups' };

/** A customer with a registered mouse, and the shop's decisions about claims. */
async function enter() {
  const shop = createShop();
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  await client.registerWarranty(receivedLine);
  const report = { ...receivedLine, problem: 'The wheel slips.', credentials: [await uploadPicture(client)] };
  const claim = async () => {
    const { warranty: claimedWarranty } = await client.claimWarranty(report);
    if (claimedWarranty.claim === null) throw new Error('There is no claim.');
    return claimedWarranty.claim;
  };
  const decide = (id: string, step: AfterSalesTransitionName) =>
    moveRequest(world, existing(world.state.afterSales.get(id)), step);
  const warranty = async () =>
    existing((await client.listWarranties()).msg.find(({ ordersn }) => ordersn === receivedLine.ordersn));
  const line = async () => existing((await client.getOrder({ ordersn: receivedLine.ordersn })).msg.lines[0]);
  const stock = () => stockOf(world, existing(world.shop.goods.get(1281)));
  return { world, client, report, claim, decide, warranty, line, stock };
}

test('[USER-06] [USER-07] a warranty claim is approved, sent back and replaced', async () => {
  const { world, client, claim, decide, warranty, line, stock } = await enter();
  const before = { stock: stock(), line: await line() };
  const { number, request_id: id } = await claim();
  const { msg: requests } = await client.listAfterSales({ state: 'open', ordersn: receivedLine.ordersn });
  expect(requests).toMatchObject([{ id, warranty_claim: number, reason: 'defective', amount: 0, points: 0 }]);
  decide(id, 'approve');
  expect((await warranty()).claim).toMatchObject({ status: 'awaitingParcel', request_id: id });
  const { request } = await client.sendBackTracking({ id, ...parcel });
  expect(request).toMatchObject({ status: 'sentBack', parcel, allowed_actions: [] });
  expect(await line()).toMatchObject({ line_status: before.line.line_status, after_sales_id: id });
  expect((await warranty()).state).toBe('claimed');
  decide(id, 'replaceReturned');
  const { msg } = await client.getRefundDetail({ id });
  expect(msg).toMatchObject({ status: 'exchanged', replacement: { company: 'Northline Parcel' }, amount: 0 });
  expect([stock(), refundedAmounts(world, receivedLine.ordersn).cents]).toEqual([before.stock - 2, 0]);
  expect(await warranty()).toMatchObject({ state: 'active', claim: { status: 'exchanged', number } });
});

test('[USER-07] a defect can be claimed again after a rejection or a withdrawal', async () => {
  const { client, report, claim, decide, warranty } = await enter();
  const first = await claim();
  expect(first.answer).toBe('We’ll reply within 24 hours on business days');
  expect(await refusalOf(client.claimWarranty(report))).toBe('warrantyAlreadyClaimed');
  decide(first.request_id, 'reject');
  const warrantyAfter = await warranty();
  expect(warrantyAfter).toMatchObject({ state: 'active', claim: { status: 'rejected' } });
  expect(warrantyAfter.claim?.answer).toMatch(/^We found no defect/);
  const second = await claim();
  expect(second.number).not.toBe(first.number);
  await client.withdrawAfterSales({ id: second.request_id });
  expect((await claim()).status).toBe('requested');
});

test('[USER-07] a refund for a defect is a refund of the order', async () => {
  const { world, client, claim, decide } = await enter();
  const { totals } = existing(world.state.orders.get(receivedLine.ordersn));
  const { request_id: id } = await claim();
  decide(id, 'approve');
  await client.sendBackTracking({ id, ...parcel });
  decide(id, 'refundReturned');
  expect((await client.getRefundDetail({ id })).msg.amount).toBe(totals.total / 100);
  expect(refundedAmounts(world, receivedLine.ordersn).cents).toBe(totals.total);
  expect((await client.getOrder({ ordersn: receivedLine.ordersn })).msg).toMatchObject({
    orderstatus: OrderStatus.refunded,
    lines: [{ line_status: OrderLineStatus.refunded }],
  });
  expect((await client.listWarranties()).msg.map(({ ordersn }) => ordersn)).not.toContain(
    receivedLine.ordersn,
  );
});

test('[USER-06] [USER-07] a line has at most one open request of any kind', async () => {
  const { client, report, claim, decide } = await enter();
  const back = { kind: 'return', reason: 'defective', goodsnumber: 1, contacted: 1 } as const;
  const draft = { ...receivedLine, ...back, problem: report.problem, credentials: report.credentials };
  const { request_id: id } = await claim();
  expect(await refusalOf(client.requestAfterSales(draft))).toBe('afterSalesAlreadyOpen');
  decide(id, 'reject');
  await client.requestAfterSales(draft);
  expect(await refusalOf(client.claimWarranty(report))).toBe('warrantyAlreadyClaimed');
});
