import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedPrize, SeedRaffle } from '../../seed/rewards/types.ts';
import { isFlashSaleOn } from '../catalogue/flash-sale.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Raffles, Winning } from '../state/rewards.ts';
import type { World } from '../state/world.ts';
import { drawPrize } from './prizes.ts';
import { awardPrize } from './winnings.ts';

export interface RaffleNow {
  readonly raffle: SeedRaffle;
  readonly beginTime: number;
  readonly overTime: number;
  readonly state: 'coming' | 'open' | 'over';
}

export function openingRaffles(now: number): Raffles {
  return { openedAt: now, shown: 'all', wins: 'by-chance', drawn: new Map() };
}

/** Every raffle as it stands now, in the order in which they begin. */
export function rafflesNow(world: World): readonly RaffleNow[] {
  if (world.state.raffles.shown === 'none') return [];
  return world.shop.site.rewards.raffles
    .map((raffle) => raffleNow(world, raffle))
    .sort((one, other) => one.beginTime - other.beginTime);
}

export function hasDrawn({ state }: World, customer: Customer, raffleId: number): boolean {
  return state.raffles.drawn.get(customer.id)?.has(raffleId) ?? false;
}

/**
 * Draws a customer's one ticket.
 * @throws Refused raffleNotFound, raffleClosed, raffleAlreadyDrawn
 */
export function drawRaffle(
  world: World,
  customer: Customer,
  raffleId: number,
): { readonly prize: SeedPrize; readonly winning: Winning } {
  const found = rafflesNow(world).find(({ raffle }) => raffle.id === raffleId);
  if (found === undefined) throw new Refused('raffleNotFound');
  if (found.state !== 'open') throw new Refused('raffleClosed');
  if (hasDrawn(world, customer, raffleId)) throw new Refused('raffleAlreadyDrawn');
  const { drawn, wins } = world.state.raffles;
  const prize =
    wins === 'by-chance' ? null : found.raffle.prizes.find((one) => isCoupon(one) === (wins === 'coupon'));
  const won = prize ?? drawPrize(world, 'raffle', found.raffle.prizes);
  drawn.set(customer.id, new Set(drawn.get(customer.id)).add(raffleId));
  return { prize: won, winning: awardPrize(world, customer, 'raffle', won) };
}

/** An activity raffle goes with the flash sale, a holiday raffle with the calendar. */
function raffleNow(world: World, raffle: SeedRaffle): RaffleNow {
  const { openedAt } = world.state.raffles;
  const { flashSale: sale } = world.state;
  const isActivity = raffle.kind === 'activity';
  const beginTime = isActivity ? sale.beginTime : openedAt + raffle.beginsInDays * daySeconds;
  const overTime = isActivity ? sale.overTime : openedAt + raffle.endsInDays * daySeconds;
  const now = world.clock.seconds();
  const isOpen = isActivity ? isFlashSaleOn(world) : now >= beginTime && now < overTime;
  const closed = now < beginTime ? 'coming' : 'over';
  return { raffle, beginTime, overTime, state: isOpen ? 'open' : closed };
}

function isCoupon({ couponOffer }: SeedPrize): boolean {
  return couponOffer !== null;
}
