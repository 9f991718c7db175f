import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedPrize, SeedRaffle } from '../../seed/rewards/types.ts';
import { isFlashSaleOn } from '../flash-sale/flash-sale.ts';
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

export function initialRaffles(now: number): Raffles {
  return { openedAt: now, shown: 'all', wins: 'by-chance', drawn: new Map() };
}

/** Every raffle with its current state, sorted by its start. */
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
 * Draws a customer's only ticket.
 * @throws Refused raffleNotFound, raffleClosed, raffleAlreadyDrawn
 */
export function drawRaffle(
  world: World,
  customer: Customer,
  raffleId: number,
): { readonly prize: SeedPrize; readonly winning: Winning } {
  const match = rafflesNow(world).find(({ raffle }) => raffle.id === raffleId);
  if (match === undefined) throw new Refused('raffleNotFound');
  if (match.state !== 'open') throw new Refused('raffleClosed');
  if (hasDrawn(world, customer, raffleId)) throw new Refused('raffleAlreadyDrawn');
  const { drawn, wins } = world.state.raffles;
  const prize =
    wins === 'by-chance' ? null : match.raffle.prizes.find((one) => isCoupon(one) === (wins === 'coupon'));
  const wonPrize = prize ?? drawPrize(world, 'raffle', match.raffle.prizes);
  drawn.set(customer.id, new Set(drawn.get(customer.id)).add(raffleId));
  return { prize: wonPrize, winning: awardPrize(world, customer, 'raffle', wonPrize) };
}

/** An activity raffle has the period of the flash sale, a holiday raffle fixed dates. */
function raffleNow(world: World, raffle: SeedRaffle): RaffleNow {
  const { openedAt } = world.state.raffles;
  const { flashSale: sale } = world.state;
  const isActivity = raffle.kind === 'activity';
  const beginTime = isActivity ? sale.beginTime : openedAt + raffle.beginsInDays * daySeconds;
  const overTime = isActivity ? sale.overTime : openedAt + raffle.endsInDays * daySeconds;
  const now = world.clock.seconds();
  const isOpen = isActivity ? isFlashSaleOn(world) : now >= beginTime && now < overTime;
  const closedState = now < beginTime ? 'coming' : 'over';
  return { raffle, beginTime, overTime, state: isOpen ? 'open' : closedState };
}

function isCoupon({ couponOffer }: SeedPrize): boolean {
  return couponOffer !== null;
}
