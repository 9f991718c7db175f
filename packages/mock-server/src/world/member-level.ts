import type { SeedLevel } from '../seed/rewards/types.ts';
import type { Customer } from './state.ts';
import type { World } from './world.ts';

/** The highest level that the points a customer has lead to. */
export function levelOf({ shop }: World, { points }: Customer): SeedLevel {
  const [first, ...others] = shop.site.rewards.levels;
  if (first === undefined) throw new Error('The seed has no member level');
  return others.findLast(({ fromPoints }) => points >= fromPoints) ?? first;
}
