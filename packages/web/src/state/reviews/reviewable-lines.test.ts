// @vitest-environment node
import { createWorld } from '@signal-shop/mock-server';
import { OrderLineStatus, OrderStatus } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { member, openTestShop, until } from '../../../testing/test-shop.ts';
import type { LineAnswer } from './reviewed-line.ts';
import { includeAllOrders, includesAllOrdersAtom, lineAnswerAtom } from './reviewed-line.ts';

const arrivalStatuses: readonly OrderStatus[] = [OrderStatus.received, OrderStatus.complete];
const placedAt = ({ events }: { readonly events: readonly { readonly time: number }[] }) =>
  events[0]?.time ?? 0;

/** A customer with years of orders, the oldest of which was delivered today. */
function oldestArrivesToday() {
  const world = createWorld({ scenarios: 'auth.customer,orders.years' });
  const own = [...world.state.orders.values()].filter(({ customerId }) => customerId === 1);
  const [oldest] = own.sort((one, other) => placedAt(one) - placedAt(other));
  if (oldest === undefined) throw new Error('The customer has no orders.');
  oldest.status = OrderStatus.received;
  const before = oldest.events.filter(({ status }) => !arrivalStatuses.includes(status));
  const arrival = { status: OrderStatus.received, time: world.clock.seconds() };
  oldest.events.splice(0, oldest.events.length, ...before, arrival);
  for (const line of oldest.lines) line.status = OrderLineStatus.received;
  return { world, oldest: oldest.ordersn };
}

const linesIn = (value: LineAnswer | null) => (value?.status === 'choose' ? value : null);

test('[REV-01] searches older orders on demand, including one with a late delivery', async () => {
  const { world, oldest } = oldestArrivesToday();
  const { store, settled, countOf } = openTestShop({ ...member, at: '/comment', world });
  const first = await settled(lineAnswerAtom);
  const newest = linesIn(first.status === 'ready' ? first.value : null);
  expect(newest?.lines.some(({ ordersn }) => ordersn === oldest)).toBe(false);
  expect(newest?.older).toBeGreaterThan(400);
  expect(countOf('/api/order/index')).toBe(1);
  store.set(includeAllOrders);
  expect(store.get(includesAllOrdersAtom)).toBe(true);
  await until(store, lineAnswerAtom, (now) => now.status === 'ready' && linesIn(now.value)?.older === 0);
  const all = store.get(lineAnswerAtom);
  const lines = linesIn(all.status === 'ready' ? all.value : null)?.lines ?? [];
  expect(lines.some(({ ordersn }) => ordersn === oldest)).toBe(true);
  expect(lines.length).toBeGreaterThan(newest?.lines.length ?? 0);
});

test('[REV-01] finds only the order in the URL, independent of its age', async () => {
  const { world, oldest } = oldestArrivesToday();
  const { settled, countOf } = openTestShop({ ...member, at: `/comment?order=${oldest}`, world });
  const answer = await settled(lineAnswerAtom);
  const choice = linesIn(answer.status === 'ready' ? answer.value : null);
  expect(choice?.lines.length).toBeGreaterThan(0);
  expect(choice?.lines.every(({ ordersn }) => ordersn === oldest)).toBe(true);
  expect(choice?.older).toBe(0);
  expect(countOf('/api/order/index')).toBe(0);
});

test('[REV-01] an unknown order offers all reviewable lines', async () => {
  const { settled } = openTestShop({ ...member, at: '/comment?order=SG20260115999999' });
  const answer = await settled(lineAnswerAtom);
  expect(linesIn(answer.status === 'ready' ? answer.value : null)?.lines.length).toBeGreaterThan(0);
});
