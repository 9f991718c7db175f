import type { SeedLevel } from '../../seed/rewards/types.ts';
import type { Customer } from '../state/account.ts';
import type { World } from '../state/world.ts';
import { pointLogOf } from './points.ts';

/** All points that a customer ever earned; spent and refunded points change no level. */
export function pointsEverEarned(world: World, customer: Customer): number {
  return pointLogOf(world, customer)
    .filter(({ kind }) => kind !== 'pointsExchange' && kind !== 'exchangeReturned')
    .reduce((sum, { change }) => sum + change, 0);
}

/** The highest level that the earned points reach. */
export function levelOf(world: World, customer: Customer): SeedLevel {
  const [first, ...others] = world.shop.site.rewards.levels;
  if (first === undefined) throw new Error('The seed has no member level');
  const earnedPoints = pointsEverEarned(world, customer);
  return others.findLast(({ fromPoints }) => earnedPoints >= fromPoints) ?? first;
}

/** The next level; null on the highest. */
export function nextLevel(world: World, customer: Customer): SeedLevel | null {
  const { level } = levelOf(world, customer);
  return world.shop.site.rewards.levels.find((one) => one.level === level + 1) ?? null;
}
