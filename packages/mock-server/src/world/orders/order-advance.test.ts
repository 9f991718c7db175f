import { OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { addOrder, orderStatusNames } from '../../scenarios/orders/order-making.ts';
import { advanceOrder } from './order-advance.ts';

test.each(orderStatusNames)('an order that was just placed can be led to: %s', (name) => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'unpaid');
  advanceOrder(world, order, OrderStatus[name]);
  expect(order.status).toBe(OrderStatus[name]);
});

test('step by step an order is paid once, shipped, received and completed', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'unpaid');
  const steps = [1, 2, 3, 4].flatMap(() => advanceOrder(world, order, null));
  expect(steps).toEqual(['confirmPayment', 'ship', 'deliver', 'complete']);
  expect(order.payType).toBe(PayType.card);
  expect(world.charges()).toMatchObject([{ ordersn: order.ordersn, money_cents: order.totals.total }]);
  expect(() => advanceOrder(world, order, null)).toThrow(/^No step of the table leads/);
});

test('what leads nowhere is refused in a sentence, and nothing changed', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'complete');
  const before = world.snapshot();
  expect(() => advanceOrder(world, order, OrderStatus.unpaid)).toThrow(
    'No step of the table leads an order from status 5 to status 0.',
  );
  expect(world.snapshot()).toBe(before);
});
