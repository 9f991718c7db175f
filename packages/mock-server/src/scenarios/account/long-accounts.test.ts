import { points as amounts } from '@signal-shop/sdk/constants';
import { Flag } from '@signal-shop/sdk/contract';
import { expect, test } from 'vitest';
import { createShop } from '../../shop.ts';
import { existing } from '../../testing/goods.ts';
import { refusalOf, visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../../world/account/customers.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { createWorld } from '../create/create-world.ts';

const fixedTime = { now: '2026-01-15T12:00:00Z' } as const;

test('coupon.many fills every list of coupons', async () => {
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'coupon.many' }));
  const { counts, total } = await client.listCoupons({ state: 'all' });
  expect(total).toBe(303);
  expect(counts.unused + counts.used + counts.stale).toBe(total);
  expect(Math.min(counts.unused, counts.used, counts.stale)).toBeGreaterThan(10);
});

test('the used coupons of coupon.many were valid when their order was placed', () => {
  const { coupons, orders } = createWorld({ ...fixedTime, scenarios: 'coupon.many' }).state;
  const added = [...coupons.owned.values()].filter(({ id }) => id >= 100_000);
  expect(new Set(added.map(({ offerId }) => offerId)).size).toBeGreaterThan(5);
  for (const { takenAt, overTime, usedIn } of added) {
    if (usedIn === null) continue;
    const time = placedAt(existing(orders.get(usedIn)));
    expect(time).toBeGreaterThan(takenAt);
    expect(time).toBeLessThan(overTime);
  }
});

test('address.many saves as many addresses as the shop allows', async () => {
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'address.many' }));
  const { msg } = await client.listAddresses();
  expect(msg).toHaveLength(20);
  expect(msg.map(({ is_default }) => is_default)).toEqual([Flag.yes, ...Array(19).fill(Flag.no)]);
  expect(new Set(msg.map(({ address }) => address.address)).size).toBe(20);
  const { address } = existing(msg[1]);
  expect(await refusalOf(client.saveAddress({ address, is_default: Flag.no }))).toBe('tooManyAddresses');
});

test('points.many adds old entries, and the balance does not change', async () => {
  const plain = await (await visitAsCustomer(createShop(fixedTime))).listPointLog();
  const client = await visitAsCustomer(createShop({ ...fixedTime, scenarios: 'points.many' }));
  const { points, total } = await client.listPointLog();
  expect({ points, total }).toEqual({ points: plain.points, total: plain.total + 2_000 });
  const last = (await client.listPointLog({ page: Math.ceil(total / 12), page_size: 12 })).msg;
  expect(last.at(-1)).toMatchObject({ id: 1 });
});

test('the entries of points.many are in order, add up, and stay within the limit of invitations', () => {
  const world = createWorld({ ...fixedTime, scenarios: 'points.many' });
  const { id } = demoCustomerOf(world);
  const own = world.state.points.entries.filter(({ customerId }) => customerId === id);
  const invites = new Map<string, number>();
  let [balance, before] = [0, 0];
  for (const entry of own) {
    expect(entry.change).not.toBe(0);
    expect(entry.balance).toBe(balance + entry.change);
    expect(entry.balance).toBeGreaterThanOrEqual(0);
    expect(entry.time).toBeGreaterThanOrEqual(before);
    if (entry.kind === 'invite') {
      const month = new Date(entry.time * 1_000).toISOString().slice(0, 7);
      invites.set(month, (invites.get(month) ?? 0) + entry.change);
    }
    ({ balance, time: before } = entry);
  }
  expect(balance).toBe(demoCustomerOf(world).points);
  expect(new Set(own.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  expect(Math.max(...invites.values())).toBeLessThanOrEqual(amounts.invitePerMonthMaximum);
});

test.each(['coupon.many', 'points.many', 'address.many', 'orders.many'])(
  '%s is the same in every world',
  (scenarios) => {
    const [one, other] = [1, 2].map(() => createWorld({ ...fixedTime, scenarios }).snapshot());
    expect(one).toBe(other);
  },
);

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
