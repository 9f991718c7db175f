import { OrderLineStatus, OrderStatus, PayType } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { addOrder, orderStatusNames } from '../../scenarios/orders/order-fixtures.ts';
import { existing } from '../../testing/goods.ts';
import { stockOf } from '../catalogue/stock.ts';
import { applyTransition } from './apply-transition.ts';
import type { OrderTransitionName } from './order-machine.ts';
import { isOpen, orderTransitionNames, transitionOf, transitionsFrom } from './order-machine.ts';
import { stepOf } from './status-facts.ts';

test('[BEY-06] every status can be reached from a new order', () => {
  const reachedStatuses = new Set<OrderStatus>([OrderStatus.unpaid]);
  for (const status of reachedStatuses) {
    for (const name of transitionsFrom(status)) {
      const { to } = transitionOf(name);
      if (to !== 'back') reachedStatuses.add(to);
    }
  }
  expect([...reachedStatuses].sort()).toEqual(Object.values(OrderStatus).sort());
});

test.each(orderStatusNames)(
  '[P16] an order that is %s allows the transitions of the table and no others',
  (status) => {
    for (const name of orderTransitionNames) {
      const world = createWorld({ scenarios: 'orders.empty' });
      const order = addOrder(world, status);
      const before = structuredClone(order);
      const snapshot = world.snapshot();
      const outcome = tryTo(() => applyTransition(world, order, name));
      if (isOpen(name, before.status)) {
        expect(outcome).toBe('done');
        expect(order.events.length).toBe(before.events.length + 1);
      } else {
        expect(outcome).toBe(transitionOf(name).refusal);
        expect(world.snapshot()).toBe(snapshot);
      }
    }
  },
);

test('[BEY-06] the buttons of an order are its customer’s transitions', () => {
  for (const status of Object.values(OrderStatus)) {
    for (const name of orderTransitionNames) {
      const { action } = transitionOf(name);
      if (action !== null) expect(stepOf(status).actions.includes(action)).toBe(isOpen(name, status));
    }
  }
});

test('a card payment is refunded once, and the goods are back in stock', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'paid');
  const [line] = order.lines;
  const goods = existing(world.shop.goods.get(existing(line).goodsId));
  const stock = stockOf(world, goods);
  applyTransition(world, order, 'cancel');
  expect(stockOf(world, goods)).toBe(stock + existing(line).quantity);
  expect(order.lines.every(({ status }) => status === OrderLineStatus.cancelled)).toBe(true);
  expect(world.state.refunds).toMatchObject([{ ordersn: order.ordersn, money_cents: order.totals.total }]);
  expect(tryTo(() => applyTransition(world, order, 'cancel'))).toBe('orderNotCancellable');
  expect(world.state.refunds).toHaveLength(1);
});

test('points are refunded as points', () => {
  const world = createWorld();
  const order = existing([...world.state.orders.values()].find(({ payType }) => payType === PayType.points));
  const customer = existing(world.state.customers.get(order.customerId));
  const { points } = customer;
  applyTransition(world, order, 'requestRefund');
  applyTransition(world, order, 'refund');
  expect(customer.points).toBe(points + order.pointsPaid);
  expect(world.state.refunds).toMatchObject([{ money_cents: 0, points: order.pointsPaid }]);
});

test('a partial refund is at most the price of its lines, and the rest of the order does not change', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'complete');
  const part = (name: OrderTransitionName, refundCents: number) =>
    applyTransition(world, order, name, { lines: [1], refundCents });
  part('requestRefund', 0);
  expect(order.lines.map(({ status }) => status)).toEqual([
    OrderLineStatus.pendingRefund,
    OrderLineStatus.complete,
  ]);
  part('refundPartly', 500);
  expect(order.status).toBe(OrderStatus.complete);
  expect(order.lines.map(({ status }) => status)).toEqual([
    OrderLineStatus.refunded,
    OrderLineStatus.complete,
  ]);
  applyTransition(world, order, 'requestRefund', { lines: [2] });
  applyTransition(world, order, 'refund', { lines: [2], refundCents: 99_999_999 });
  const cents = world.state.refunds.map(({ money_cents }) => money_cents);
  expect(cents).toEqual([500, order.totals.total - 500]);
});

test('a withdrawn request does not change the order', () => {
  const world = createWorld({ scenarios: 'orders.empty' });
  const order = addOrder(world, 'received');
  applyTransition(world, order, 'requestRefund');
  applyTransition(world, order, 'takeBackRequest');
  expect(order.status).toBe(OrderStatus.received);
  expect(order.lines.every(({ status }) => status === OrderLineStatus.received)).toBe(true);
});

function tryTo(work: () => void): string {
  try {
    work();
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
