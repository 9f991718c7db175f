import { OrderStatus } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { dayMs, daySeconds } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { addOrder } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing, plainOne } from '../../testing/goods.ts';
import { order, pay, visit, visitAsCustomer } from '../../testing/visitor.ts';
import { stockOf } from '../catalogue/stock.ts';

test('cancels an unpaid order after a day and restocks its goods', async () => {
  const shop = createShop();
  const world = shop.world('default');
  const goods = plainOne(world);
  const client = await visitAsCustomer(shop);
  await client.addCartItem({ id: goods.goodsId, goods_number: 2 });
  const ordersn = await order(client);
  const { ctime } = (await client.getOrder({ ordersn })).msg;
  world.clock.advance(dayMs - 1_000);
  expect((await client.getOrder({ ordersn })).msg.orderstatus).toBe(OrderStatus.unpaid);
  world.clock.advance(3 * dayMs);
  await visit(shop).listNotices();
  expect(stockOf(world, goods)).toBe(goods.stock);
  const { msg } = await client.getOrder({ ordersn });
  expect(msg.orderstatus).toBe(OrderStatus.cancelled);
  expect(msg.timeline.at(-1)).toMatchObject({ orderstatus: OrderStatus.cancelled, time: ctime + daySeconds });
  expect(msg.cancellation).toBeNull();
});

test('the clock receives and completes a shipped order, each step at its time', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const shippedOrder = addOrder(world, 'shipped');
  world.state.orders.set(shippedOrder.ordersn, { ...shippedOrder, deliveryWay: 'express' });
  world.clock.advance(60 * dayMs);
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getOrder({ ordersn: shippedOrder.ordersn });
  const times = msg.timeline.map(({ orderstatus, time }) => [orderstatus, time] as const);
  const [, , [, shippedAt] = []] = times;
  expect(times.slice(-2)).toEqual([
    [OrderStatus.received, existing(shippedAt ?? undefined) + 5 * daySeconds],
    [OrderStatus.complete, existing(shippedAt ?? undefined) + 19 * daySeconds],
  ]);
});

test('[BEY-69] an order counts as received a day after its last expected day, not before', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const { address } = addOrder(world, 'received');
  const { ordersn } = addOrder(world, 'shipped', 0, 'card', { ...address, region: 'JP' });
  const client = await visitAsCustomer(shop);
  const { latest } = existing((await client.getOrder({ ordersn })).msg.arrival ?? undefined);
  const dueAt = latest + daySeconds;
  world.clock.advance((dueAt - world.clock.seconds() - 1) * 1_000);
  expect((await client.getOrder({ ordersn })).msg.orderstatus).toBe(OrderStatus.shipped);
  world.clock.advance(1_000);
  const { timeline } = (await client.getOrder({ ordersn })).msg;
  expect(timeline).toContainEqual(
    expect.objectContaining({ orderstatus: OrderStatus.received, time: dueAt }),
  );
});

test('a paid order waits for the shop, unless the shop ships automatically', async () => {
  const statusAfter = async (scenarios: string, days: number) => {
    const shop = createShop({ scenarios });
    const world = shop.world('default');
    const { ordersn } = addOrder(world, 'paid');
    world.clock.advance(days * dayMs);
    const client = await visitAsCustomer(shop);
    return (await client.getOrder({ ordersn })).msg.orderstatus;
  };
  expect(await statusAfter('orders.empty', 40)).toBe(OrderStatus.paid);
  expect(await statusAfter('orders.empty,order.auto-advance', 1)).toBe(OrderStatus.shipped);
  expect(await statusAfter('orders.empty,order.auto-advance', 9)).toBe(OrderStatus.received);
  expect(await statusAfter('orders.empty,order.auto-advance', 30)).toBe(OrderStatus.complete);
});

test('[BEY-06] the next step has its time, and every action with a deadline has its last second', async () => {
  const shop = createShop({ scenarios: 'orders.empty' });
  const world = shop.world('default');
  const receivedOrder = addOrder(world, 'received');
  const unpaid = addOrder(world, 'unpaid');
  const client = await visitAsCustomer(shop);
  const unpaidOrder = (await client.getOrder({ ordersn: unpaid.ordersn })).msg;
  const payUntil = unpaidOrder.ctime + daySeconds;
  expect(unpaidOrder.timeline[1]).toMatchObject({
    orderstatus: OrderStatus.paid,
    time: null,
    until: payUntil,
  });
  expect(unpaidOrder.eligible_until).toEqual([
    { action: 'pay', until: payUntil },
    { action: 'cancel', until: payUntil },
  ]);
  const ordersn = receivedOrder.ordersn;
  const there = (await client.getOrder({ ordersn })).msg;
  const deliveredAt = existing(receivedOrder.events.at(-1)).time;
  expect(there.eligible_until).toEqual([
    { action: 'review', until: lastSecondOfDays(deliveredAt, 30) },
    { action: 'afterSales', until: lastSecondOfDays(deliveredAt, 45) },
    { action: 'registerWarranty', until: lastSecondOfDays(deliveredAt, 365) },
  ]);
  const actionsOn = async (second: number) => {
    world.clock.set(second * 1_000);
    return (await (await visitAsCustomer(shop)).getOrder({ ordersn })).msg.allowed_actions;
  };
  expect(await actionsOn(lastSecondOfDays(deliveredAt, 30))).toContain('review');
  expect(await actionsOn(lastSecondOfDays(deliveredAt, 30) + 1)).not.toContain('review');
  expect(await actionsOn(lastSecondOfDays(deliveredAt, 45))).toContain('afterSales');
  expect(await actionsOn(lastSecondOfDays(deliveredAt, 45) + 1)).toEqual(['registerWarranty']);
});

test.each([
  ['test_late', OrderStatus.shipped, 1],
  ['test_late_declined', OrderStatus.cancelled, 0],
] as const)(
  '[PAY-02] an order paid with %s advances only once the payment has arrived',
  async (card, status, charges) => {
    const shop = createShop({ scenarios: 'cart.one,order.auto-advance' });
    const world = shop.world('default');
    const client = await visitAsCustomer(shop);
    const ordersn = await order(client);
    await pay(client, ordersn, card);
    world.clock.advance(1.5 * dayMs);
    await visit(shop).listNotices();
    expect((await client.getOrder({ ordersn })).msg.orderstatus).toBe(status);
    expect(world.charges()).toHaveLength(charges);
  },
);
