import { ChargeStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { addOrder, orderStatusNames } from '../../scenarios/orders/order-fixtures.ts';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { pay, order as placeOrder, visitAsCustomer } from '../../testing/visitor.ts';
import { steerOrder } from './steer-order.ts';

test.each(orderStatusNames)('a new order can be advanced to: %s', (name) => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'unpaid');
  steerOrder(world, order, OrderStatus[name]);
  expect(order.status).toBe(OrderStatus[name]);
});

test('an order advanced step by step is paid once, shipped, received and completed', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'unpaid');
  const steps = [1, 2, 3, 4].flatMap(() => steerOrder(world, order, null));
  expect(steps).toEqual(['confirmPayment', 'ship', 'deliver', 'complete']);
  expect(order.payType).toBe(PayType.card);
  expect(world.charges()).toMatchObject([{ ordersn: order.ordersn, money_cents: order.totals.total }]);
  expect(() => steerOrder(world, order, null)).toThrow(/^No transition leads/);
});

test('an order that costs nothing is steered to paid without a charge', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'unpaid');
  Object.assign(order.totals, { total: 0 });
  steerOrder(world, order, null);
  expect(order.status).toBe(OrderStatus.paid);
  expect(world.charges()).toEqual([]);
});

test('refuses an unreachable status with a message, and changes nothing', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'complete');
  const before = world.snapshot();
  expect(() => steerOrder(world, order, OrderStatus.unpaid)).toThrow(
    'No transition leads from status 5 to status 0.',
  );
  expect(world.snapshot()).toBe(before);
});

test('a pending payment that is steered back to unpaid fails, and the order can be paid again', async () => {
  const shop = createShop({ scenarios: 'cart.one' });
  const world = shop.world('default');
  const client = await visitAsCustomer(shop);
  const ordersn = await placeOrder(client);
  await pay(client, ordersn, 'test_late');
  steerOrder(world, existing(world.state.orders.get(ordersn)), OrderStatus.unpaid);
  expect(await client.verifyOrder({ ordersn })).toMatchObject({
    orderstatus: OrderStatus.unpaid,
    charge_status: ChargeStatus.failed,
  });
  expect(await pay(client, ordersn)).toMatchObject({ orderstatus: OrderStatus.paid });
});
