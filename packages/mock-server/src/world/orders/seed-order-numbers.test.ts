import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';
import { currentOrderNumber, dayOf } from './seed-order-numbers.ts';

const laterDay = '2026-11-21T20:00:00Z';

test('every order number contains the day of the order, on any day', () => {
  for (const now of ['2026-01-15T12:00:00Z', laterDay]) {
    const { orders } = createWorld({ now }).state;
    expect(orders.size).toBeGreaterThan(5);
    for (const { ordersn, events } of orders.values())
      expect(ordersn.slice(0, 10)).toBe(`SG${dayOf(events[0]?.time ?? 0)}`);
  }
});

test('with the fixed clock the numbers are those of the examples', () => {
  const { orders } = createWorld({ now: '2026-01-15T12:00:00Z' }).state;
  expect([...orders.keys()]).toContain('SG20260111000027');
});

test('an example of the contract refers to an existing order on any day', async () => {
  const shop = createShop({ now: laterDay });
  const client = await visitAsCustomer(shop);
  const { msg } = await client.getOrder({ ordersn: 'SG20260111000027' });
  expect(msg.ordersn).toBe('SG20261117000027');
  expect(currentOrderNumber(shop.world('default'), 'SG20260111000027')).toBe('SG20261117000027');
  expect(currentOrderNumber(shop.world('default'), 'SG20260111999999')).toBe('SG20260111999999');
});

test('reviews and requests in the seed refer to the renamed orders', () => {
  const { state } = createWorld({ now: laterDay });
  const numbers = [
    ...[...state.coupons.owned.values()].map(({ usedIn }) => usedIn),
    ...[...state.registrations.values()].map(({ ordersn }) => ordersn),
    ...[...state.freeTests.applications.values()].map(({ ordersn }) => ordersn),
    ...[...state.warranties.values()].map(({ ordersn }) => ordersn),
    ...[...state.afterSales.values()].map(({ ordersn }) => ordersn),
  ].filter((ordersn) => ordersn !== null);
  expect(numbers.length).toBeGreaterThan(5);
  for (const ordersn of numbers) expect(state.orders.has(ordersn), ordersn).toBe(true);
});
