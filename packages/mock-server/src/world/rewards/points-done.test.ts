import { dayMs } from '@signal-shop/sdk/rules/time';
import { expect, test } from 'vitest';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { createShop } from '../../shop.ts';
import { visitAsCustomer } from '../../testing/visitor.ts';
import { demoCustomerOf } from '../account/customers.ts';
import { openAccount } from '../session/registration.ts';
import { awardPoints } from './points.ts';
import { completedWays } from './points-done.ts';
import { claimFollow } from './social-follows.ts';

test('[USER-08] one-time and daily ways are done; the login is available again the next day', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  expect(completedWays(world, customer)).toEqual(expect.arrayContaining(['signUp', 'dailyLogin']));
  world.clock.advance(dayMs);
  expect(completedWays(world, customer)).not.toContain('dailyLogin');
});

test('[USER-08] following is done after all networks are followed', () => {
  const world = createWorld();
  const customer = demoCustomerOf(world);
  claimFollow(world, customer, 'instagram');
  expect(completedWays(world, customer)).not.toContain('socialFollow');
  claimFollow(world, customer, 'facebook');
  expect(completedWays(world, customer)).toContain('socialFollow');
});

test('[USER-08] invitations are done when the cap of the month is reached', () => {
  const world = createWorld({ scenarios: 'points.invite-cap' });
  const customer = demoCustomerOf(world);
  expect(completedWays(world, customer)).toContain('invite');
  world.clock.set('2026-02-01T00:00:00Z');
  expect(completedWays(world, customer)).not.toContain('invite');
});

test('[USER-08] completing the profile is done once it earned its points', () => {
  const world = createWorld();
  const customer = openAccount(world, 'new@example.com', 'secret-1', 'New');
  expect(completedWays(world, customer)).toEqual(['signUp']);
  awardPoints(world, customer, 'profileCompleted');
  expect(completedWays(world, customer)).toContain('profileCompleted');
});

test('[USER-08] the points page lists completed ways and followed networks', async () => {
  const client = await visitAsCustomer(createShop());
  const { done, followed } = await client.listPointLog({ page_size: 1 });
  expect(done).toContain('dailyLogin');
  expect(followed).toEqual(['youtube', 'discord']);
});
