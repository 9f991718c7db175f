import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, uploadPicture, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomer } from '../account/customers.ts';
import { moveRequest } from '../after-sales/after-sales.ts';
import { shopSteps } from '../after-sales/after-sales-request.ts';
import { sentMails } from '../mail/outbox.ts';
import { returnsAddress } from '../orders/parcels.ts';
import type { World } from '../state/world.ts';

const { email } = demoCustomer;

async function openShop() {
  const shop = createShop({ scenarios: 'orders.empty,withdrawal.everywhere' });
  return { world: shop.world('default'), guest: visit(shop), client: await visitAsCustomer(shop) };
}

type Step = Parameters<typeof moveRequest>[2];
type Client = Awaited<ReturnType<typeof visitAsCustomer>>;

async function requestRefund(client: Client, ordersn: string, line?: number): Promise<string> {
  const { request } = await client.requestRefund({
    ordersn,
    ...(line === undefined ? {} : { line_id: line }),
    reason: 'defective',
    credentials: [await uploadPicture(client)],
    contacted: 1,
  });
  return request.id;
}

const requestOf = (world: World, id: string) => existing(world.state.afterSales.get(id));
interface OpenShop {
  readonly world: World;
  readonly client: Client;
}

/** Requests the return of one piece of a line and takes the given steps. */
async function requestReturn(
  { world, client }: OpenShop,
  ordersn: string,
  line: number,
  steps: readonly Step[],
) {
  const { request } = await client.requestAfterSales({
    kind: 'return',
    ordersn,
    line_id: line,
    goodsnumber: 1,
    reason: 'noLongerNeeded',
    problem: 'Too big.',
    credentials: [await uploadPicture(client)],
    contacted: 1,
  });
  for (const step of steps) moveRequest(world, requestOf(world, request.id), step);
}

const newest = (world: World) => existing([...world.state.afterSales.values()].at(-1));

test('[BEY-07] the email of a withdrawal has its content, its time and the address for returns', async () => {
  const { world, guest } = await openShop();
  const { ordersn } = addOrder(world, 'received');
  const { lines } = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  await guest.withdrawOrder({ ordersn, email });
  const text = sentMails(world, 'withdrawal')[0]?.text;
  expect(text).toContain('January 15, 2026 at 12:00:00 PM UTC');
  expect(text).toContain(returnsAddress);
  for (const { goods_name, goodsnumber } of lines) expect(text).toContain(`${goodsnumber} × ${goods_name}`);
  expect(text).not.toMatch(/[{}]/);
  const packedOrder = addOrder(world, 'paid').ordersn;
  await guest.withdrawOrder({ ordersn: packedOrder, email });
  expect(sentMails(world, 'withdrawal')[0]?.text).not.toContain(returnsAddress);
});

test('[BEY-07] withdrawn goods wait for their parcel immediately and are refunded with or without a tracking number', async () => {
  const { world, guest, client } = await openShop();
  for (const steps of [['announceParcel', 'refundReturned'], ['refundReturned']] as const) {
    const { ordersn } = addOrder(world, 'received');
    await guest.withdrawOrder({ ordersn, email });
    expect((await client.listAfterSales({ ordersn })).msg[0]).toMatchObject({
      kind: 'return',
      status: 'awaitingParcel',
      allowed_actions: ['addTracking', 'withdraw'],
    });
    for (const step of steps) moveRequest(world, newest(world), step);
    const order = (await client.getOrder({ ordersn })).msg;
    expect(order).toMatchObject({ orderstatus: OrderStatus.refunded, refunded: order.total });
  }
});

test('[BEY-07] an open or a rejected request for all goods does not prevent the withdrawal', async () => {
  const { world, guest, client } = await openShop();
  const { ordersn } = addOrder(world, 'received');
  const requestId = await requestRefund(client, ordersn);
  expect((await client.getOrder({ ordersn })).msg.withdrawal).not.toBeNull();
  const first = (await guest.withdrawOrder({ ordersn, email })).receipt;
  expect(requestOf(world, requestId).status).toBe('withdrawn');
  expect((await client.getOrder({ ordersn })).msg.withdrawal).toBeNull();
  expect((await guest.withdrawOrder({ ordersn, email })).receipt).toEqual(first);

  const refusedOrder = addOrder(world, 'received').ordersn;
  moveRequest(world, requestOf(world, await requestRefund(client, refusedOrder)), 'reject');
  expect(await refusalOf(guest.withdrawOrder({ ordersn: refusedOrder, email }))).toBe('answered');
  expect(world.state.orders.get(refusedOrder)?.status).toBe(OrderStatus.refundRequested);
});

test('[BEY-07] the shop cannot reject a withdrawal', async () => {
  const { world, guest } = await openShop();
  for (const status of ['paid', 'received'] as const) {
    await guest.withdrawOrder({ ordersn: addOrder(world, status).ordersn, email });
    expect(shopSteps(newest(world))).not.toContain('reject');
    expect(() => moveRequest(world, newest(world), 'reject')).toThrow('afterSalesStepClosed');
  }
});

test('[BEY-07] a withdrawal excludes goods that are being returned or are refunded, and their price', async () => {
  const { world, guest, client } = await openShop();
  const { ordersn } = addOrder(world, 'received');
  await requestReturn({ world, client }, ordersn, 1, ['approve', 'announceParcel']);
  const withdrawable = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  expect(withdrawable.lines.map(({ id }) => id)).toEqual([2]);
  await guest.withdrawOrder({ ordersn, email });
  const declaredRequest = (await client.listAfterSales({ ordersn })).msg.find(
    ({ reason }) => reason === 'withdrawal',
  );
  expect(declaredRequest?.amount).toBe(withdrawable.refundable);
  expect((await guest.findWithdrawableOrder({ ordersn, email })).msg).toMatchObject({
    lines: [{ id: 2 }],
    refundable: withdrawable.refundable,
  });
});

test('[BEY-07] after a partial return of a line, the withdrawal covers the remaining pieces', async () => {
  const { world, guest, client } = await openShop();
  const { ordersn } = addOrder(world, 'received');
  await requestReturn({ world, client }, ordersn, 2, ['approve', 'announceParcel', 'refundReturned']);
  const withdrawable = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  expect(withdrawable.lines.map(({ id, goodsnumber }) => [id, goodsnumber])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  const { total, refunded } = (await client.getOrder({ ordersn })).msg;
  expect(withdrawable.refundable).toBeCloseTo(total - refunded, 2);
});

test('[BEY-07] a free test cannot be withdrawn from, because nothing was paid', async () => {
  const { world, guest } = await openShop();
  const { ordersn } = addOrder(world, 'received', 0, 'freeTest');
  expect(await refusalOf(guest.findWithdrawableOrder({ ordersn, email }))).toBe('withdrawalNotPossible');
});

test('[BEY-07] [PAY-02] a withdrawal from an order paid in points refunds points, with the amount per line', async () => {
  const { world, guest, client } = await openShop();
  const { ordersn, pointsPaid } = addOrder(world, 'paid', 0, 'points');
  const withdrawable = (await guest.findWithdrawableOrder({ ordersn, email })).msg;
  expect(withdrawable).toMatchObject({ refundable: 0, refundable_points: pointsPaid });
  expect(withdrawable.lines.reduce((sum, { points, goodsnumber }) => sum + points * goodsnumber, 0)).toBe(
    pointsPaid,
  );
  await guest.withdrawOrder({ ordersn, email });
  moveRequest(world, newest(world), 'payBack');
  expect((await client.getOrder({ ordersn })).msg).toMatchObject({
    refunded: 0,
    refunded_points: pointsPaid,
  });
  const inMoney = (await guest.findWithdrawableOrder({ ordersn: addOrder(world, 'paid').ordersn, email }))
    .msg;
  expect(inMoney).toMatchObject({ refundable_points: 0, lines: [{ points: 0 }, { points: 0 }] });
});

test('[BEY-07] after a partial refund of points, the withdrawal refunds the rest', async () => {
  const { world, guest, client } = await openShop();
  const { ordersn, pointsPaid } = addOrder(world, 'received', 0, 'points');
  await requestReturn({ world, client }, ordersn, 1, ['approve', 'announceParcel', 'refundReturned']);
  const before = (await client.getOrder({ ordersn })).msg.refunded_points;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(pointsPaid);
  await guest.withdrawOrder({ ordersn, email });
  moveRequest(world, newest(world), 'refundReturned');
  expect((await client.getOrder({ ordersn })).msg.refunded_points).toBe(pointsPaid);
});
