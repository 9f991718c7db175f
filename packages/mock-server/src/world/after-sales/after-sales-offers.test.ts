import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { existing } from '../../testing/goods.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { stockOf, takeFromStock } from '../catalogue/stock.ts';
import type { Order } from '../state/orders.ts';
import type { World } from '../state/world.ts';
import { requestAfterSales } from './after-sales.ts';
import { offersOf } from './after-sales-offers.ts';

function openOrder(scenarios: string) {
  const world = createWorld({ scenarios: `auth.customer,${scenarios}` });
  return { world, order: existing([...world.state.orders.values()].at(-1)) };
}

function ask(world: World, order: Order, lineId: number | null, quantity: number | null) {
  return requestAfterSales(world, demoCustomerOf(world), {
    ordersn: order.ordersn,
    lineId,
    quantity,
    kind: lineId === null ? 'refund' : 'return',
    reason: 'defective',
    problem: 'Silent.',
    credentials: [],
    commentUrl: '',
    note: '',
    contacted: true,
  });
}

test('[USER-06] a delivered line can be returned, exchanged or refunded for 45 days by the clock of the shop', () => {
  const { world, order } = openOrder('return.ok');
  const [first] = offersOf(world, order);
  expect(first).toMatchObject({ lineId: 1, kinds: ['return', 'exchange', 'refund'], closedBecause: null });
  expect(first?.until).toBe(lastSecondOfDays(world.clock.seconds(), 42));
  world.clock.set((first?.until ?? 0) * 1_000);
  expect(offersOf(world, order)[0]?.kinds).toHaveLength(3);
  world.clock.advance(1_000);
  expect(offersOf(world, order)[0]).toMatchObject({ kinds: [], closedBecause: 'tooLate' });
});

test('[USER-06] before delivery only a refund can be requested, without a deadline', () => {
  const { world, order } = openOrder('order.paid');
  expect(offersOf(world, order)[0]).toMatchObject({ kinds: ['refund'], until: null, warranty: null });
});

test('[USER-06] refuses requests for an unpaid order and for goods of a free test', () => {
  for (const scenarios of ['order.unpaid', 'order.received,paytype.3']) {
    const { world, order } = openOrder(scenarios);
    const offers = offersOf(world, order);
    expect(offers.map(({ closedBecause }) => closedBecause)).toEqual(offers.map(() => 'notPossible'));
  }
});

test('[USER-06] a line with an open request reports it; the remaining pieces can be requested afterwards', () => {
  const { world, order } = openOrder('return.ok');
  const line = existing(order.lines[0]);
  const request = ask(world, order, line.id, 1);
  const offerNow = () => offersOf(world, order).find(({ lineId }) => lineId === line.id);
  expect(offerNow()).toMatchObject({ kinds: [], closedBecause: 'alreadyOpen' });
  request.status = 'refunded';
  expect(offerNow()?.most).toBe(line.quantity - 1);
});

test('[USER-06] the whole order can be refunded only, and only while a line has no request', () => {
  const { world } = openOrder('return.ok');
  const order = existing(world.state.orders.get('SG20251220000034'));
  const offerForAll = () => offersOf(world, order).find(({ lineId }) => lineId === null);
  expect(offerForAll()).toMatchObject({ kinds: ['refund'], closedBecause: null });
  ask(world, order, null, null);
  expect(offerForAll()).toMatchObject({ kinds: [], closedBecause: 'alreadyOpen' });
});

test('[USER-06] no exchange while the goods are out of stock', () => {
  const { world, order } = openOrder('return.ok');
  for (const { goodsId } of order.lines) {
    const goods = existing(world.shop.goods.get(goodsId));
    takeFromStock(world, goods, stockOf(world, goods));
  }
  expect(offersOf(world, order)[0]?.kinds).toEqual(['return', 'refund']);
});
