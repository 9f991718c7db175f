import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';

const fixedTime = { now: '2026-01-15T12:00:00Z' } as const;

test('coupon.many fills every list of coupons', async () => {
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'coupon.many' }));
  const { counts, total } = await client.listCoupons({ state: 'all' });
  expect(total).toBe(303);
  expect(counts.unused + counts.used + counts.stale).toBe(total);
  expect(Math.min(counts.unused, counts.used, counts.stale)).toBeGreaterThan(10);
});

test('points.many adds old entries, and the balance does not change', async () => {
  const plain = await (await visitAsCustomer(createShop(fixedTime))).listPointLog();
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'points.many' }));
  const { points, total } = await client.listPointLog();
  expect({ points, total }).toEqual({ points: plain.points, total: plain.total + 2_000 });
  const last = (await client.listPointLog({ page: Math.ceil(total / 12), page_size: 12 })).msg;
  expect(last.at(-1)).toMatchObject({ id: 1, change: 3, balance: 3 });
});

test('win.none and win.address-missing decide about the winnings', async () => {
  const none = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'win.none' }));
  expect((await none.listWinnings()).msg).toEqual([]);
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'win.address-missing' }));
  expect((await client.listWinnings()).msg[0]).toMatchObject({ source: 'wheel', misses_address: 1 });
});

test('points.unused empties the points history', async () => {
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'points.unused' }));
  expect(await client.listPointLog()).toMatchObject({ msg: [], points: 0 });
});
