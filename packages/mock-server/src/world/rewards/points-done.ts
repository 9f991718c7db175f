import type { PointKind } from '@signal-shop/sdk/contract';
import type { Customer } from '../state/account.ts';
import type { World } from '../state/world.ts';
import { isInviteCapReached, visitedToday } from './points.ts';
import { followsOf, socialNetworks } from './social-follows.ts';

/** Ways to earn points that are completed: once and for all, for today, or for this month. */
export function completedWays(world: World, customer: Customer): readonly PointKind[] {
  const isCompleted = world.state.points.entries.some(
    ({ customerId, kind }) => customerId === customer.id && kind === 'profileCompleted',
  );
  const isDone: Partial<Record<PointKind, boolean>> = {
    signUp: true,
    dailyLogin: visitedToday(world, customer),
    invite: isInviteCapReached(world, customer),
    socialFollow: followsOf(world, customer).size === socialNetworks.length,
    profileCompleted: isCompleted,
  };
  return pointKinds.filter((kind) => isDone[kind] === true);
}

const pointKinds = ['signUp', 'dailyLogin', 'invite', 'socialFollow', 'profileCompleted'] as const;
