import { OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { featuredOrder } from './featured-order.ts';

function ordersWith(...statuses: OrderStatus[]) {
  return statuses.map((orderstatus, index) => ({ orderstatus, index }));
}

test('an unpaid order comes before newer ones', () => {
  const orders = ordersWith(OrderStatus.complete, OrderStatus.shipped, OrderStatus.unpaid);
  expect(featuredOrder(orders)).toBe(orders[2]);
});

test('an order in progress comes before newer ones that are finished', () => {
  const orders = ordersWith(OrderStatus.cancelled, OrderStatus.shipped, OrderStatus.paid);
  expect(featuredOrder(orders)).toBe(orders[1]);
});

test('without an order in progress it is the newest', () => {
  const orders = ordersWith(OrderStatus.received, OrderStatus.complete);
  expect(featuredOrder(orders)).toBe(orders[0]);
  expect(featuredOrder([])).toBeNull();
});
