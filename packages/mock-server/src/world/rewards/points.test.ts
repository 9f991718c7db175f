import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { openAccount } from '../session/registration.ts';
import { addPoints, awardPoints, invitePointsThisMonth, pointLogOf } from './points.ts';

test('[USER-08] the points history of a customer adds up to the balance', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  const log = pointLogOf(world, customer);
  expect(customer.points).toBe(1240);
  expect(log.reduce((sum, { change }) => sum + change, 0)).toBe(1240);
  expect(log[0]?.balance).toBe(1240);
  expect(log.every(({ balance }) => balance >= 0)).toBe(true);
  expect([...log].sort((one, other) => other.time - one.time)).toEqual(log);
});

test('[USER-08] the first call of a day earns 3 points, the second none', async () => {
  const shop = createShop();
  const client = await visitAsCustomer(shop);
  const pointsNow = async () => (await client.getUserInfo()).msg.points;
  expect(await pointsNow()).toBe(1240);
  shop.world('default').clock.advance(dayMs);
  expect([await pointsNow(), await pointsNow()]).toEqual([1243, 1243]);
  shop.world('default').clock.advance(dayMs);
  expect(await pointsNow()).toBe(1246);
});

test('[USER-08] invited friends earn at most a hundred points a month; the cap resets with the next month', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  const before = customer.points;
  const already = invitePointsThisMonth(world, customer);
  for (let dailyPoints = already; dailyPoints < 100; dailyPoints += 10) {
    expect(awardPoints(world, customer, 'invite')?.change).toBe(10);
  }
  expect(awardPoints(world, customer, 'invite')).toBeNull();
  expect(customer.points).toBe(before + 100 - already);
  world.clock.set('2026-02-01T00:00:00Z');
  expect(awardPoints(world, customer, 'invite')?.change).toBe(10);
});

test('[USER-08] the cap of invited friends belongs to a month of one year', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  world.clock.set('2026-03-01T00:00:00Z');
  for (let friends = 0; friends < 10; friends += 1) awardPoints(world, customer, 'invite');
  expect(awardPoints(world, customer, 'invite')).toBeNull();
  world.clock.set('2027-03-01T00:00:00Z');
  expect(awardPoints(world, customer, 'invite')?.change).toBe(10);
});

test('[USER-08] only a customer’s own invitations count for the cap and the history', () => {
  const world = createWorld();
  const customer = openAccount(world, 'new@example.com', 'secret-1', 'New');
  const before = pointLogOf(world, customer).length;
  awardPoints(world, demoCustomerOf(world), 'invite');
  awardPoints(world, customer, 'sharedReview');
  expect(invitePointsThisMonth(world, customer)).toBe(0);
  awardPoints(world, customer, 'invite');
  awardPoints(world, customer, 'invite');
  expect(invitePointsThisMonth(world, customer)).toBe(20);
  expect(pointLogOf(world, customer).map(({ kind }) => kind)).toEqual([
    'invite',
    'invite',
    'sharedReview',
    ...pointLogOf(world, customer)
      .slice(-before)
      .map(({ kind }) => kind),
  ]);
  const ids = world.state.points.entries.map(({ id }) => id);
  expect(ids).toEqual(ids.map((_id, index) => index + 1));
});

test('[P14] refuses to spend more points than the balance', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  expect(() => addPoints(world, customer, 'pointsExchange', -1241)).toThrow(RangeError);
  expect(customer.points).toBe(1240);
  expect(addPoints(world, customer, 'pointsExchange', -1240)).toMatchObject({ balance: 0, change: -1240 });
});

test('points survive a snapshot', () => {
  const world = createWorld();
  const text = world.snapshot();
  awardPoints(world, demoCustomerOf(world), 'socialFollow');
  world.restore(text);
  expect(demoCustomerOf(world).points).toBe(1240);
  expect(pointLogOf(world, demoCustomerOf(world))[0]?.kind).toBe('dailyLogin');
});
