import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedPrize } from '../../seed/rewards/types.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Wheel, Winning } from '../state/rewards.ts';
import type { World } from '../state/world.ts';
import { drawPrize } from './prizes.ts';
import { awardPrize } from './winnings.ts';

const openDays = 90;
const chancesAtFirst = 1;

export function initialWheel(now: number): Wheel {
  return { beginTime: now, overTime: now + openDays * daySeconds, nextPrize: null, chances: new Map() };
}

export function isWheelOpen({ state: { wheel }, clock }: World): boolean {
  const now = clock.seconds();
  return now >= wheel.beginTime && now < wheel.overTime;
}

export function remainingSpins({ state: { wheel } }: World, customer: Customer): number {
  return wheel.chances.get(customer.id) ?? chancesAtFirst;
}

/**
 * Spins once: uses a chance and awards the prize.
 * @throws Refused wheelClosed, wheelNoChance
 */
export function spinWheel(
  world: World,
  customer: Customer,
): { readonly prize: SeedPrize; readonly winning: Winning } {
  if (!isWheelOpen(world)) throw new Refused('wheelClosed');
  const chances = remainingSpins(world, customer);
  if (chances < 1) throw new Refused('wheelNoChance');
  const { wheelPrizes } = world.shop.site.rewards;
  const fixed = wheelPrizes.find(({ id }) => id === world.state.wheel.nextPrize);
  const prize = fixed ?? drawPrize(world, 'wheel', wheelPrizes);
  world.state.wheel.chances.set(customer.id, chances - 1);
  return { prize, winning: awardPrize(world, customer, 'wheel', prize) };
}
