import type { Raffle } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import { activitiesNow } from '../../../world/rewards/activities.ts';
import { activityCoupons } from '../../../world/rewards/coupons.ts';
import type { RaffleNow } from '../../../world/rewards/raffles.ts';
import { drawRaffle, hasDrawn, rafflesNow } from '../../../world/rewards/raffles.ts';
import { displayTextOf } from '../../../world/state/display-text.ts';
import type { Call } from '../../dispatch/call.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { toFlag } from '../../views/goods-views.ts';
import { toDraw, toPrize } from '../../views/prize-views.ts';
import { toCouponOffer } from './coupons.ts';

/** Handlers of raffles and activities. */
export const promotionOperations = {
  listRaffles: forAnyone(
    'listRaffles',
    (call) => ({
      msg: rafflesNow(call.world).map((raffle) => toRaffle(call, raffle)),
      server_time: call.world.clock.seconds(),
    }),
    'token-decides',
  ),

  drawRaffle: forMembers('drawRaffle', ({ world, locale, customer }, { id }) => {
    const prize = drawRaffle(world, customer, id);
    return {
      msg: messagesOf(locale).confirmations[prize.prize.couponOffer === null ? 'giftWon' : 'couponWon'],
      data: toDraw(world, prize, locale),
    };
  }),

  listActivityCoupons: forAnyone(
    'listActivityCoupons',
    (call) => ({ msg: activityCoupons(call.world).map((offer) => toCouponOffer(call, offer)) }),
    'token-decides',
  ),

  getActivityTimes: forAnyone('getActivityTimes', ({ world, locale }) => ({
    msg: activitiesNow(world).map(({ kind, raffleId, name, beginTime, overTime, isOpen }) => ({
      kind,
      raffle_id: raffleId,
      name: displayTextOf(world, name, locale),
      begin_time: beginTime,
      over_time: overTime,
      open: toFlag(isOpen),
    })),
    server_time: world.clock.seconds(),
  })),
};

function toRaffle({ world, locale, customer }: Call, now: RaffleNow): Raffle {
  const { id, kind, name, desc, prizes } = now.raffle;
  return {
    id,
    kind,
    name: displayTextOf(world, name, locale),
    desc: displayTextOf(world, desc, locale, 500),
    begin_time: now.beginTime,
    over_time: now.overTime,
    state: now.state,
    drawn: toFlag(customer !== null && hasDrawn(world, customer, id)),
    prizes: prizes.map((prize) => toPrize(world, prize, locale)),
  };
}
