import type { Gift, Locale, ProductRegistration, Raffle } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import type { SeedGift } from '../../../seed/rewards/types.ts';
import { activitiesNow } from '../../../world/rewards/activities.ts';
import { activityCoupons } from '../../../world/rewards/coupons.ts';
import type { RaffleNow } from '../../../world/rewards/raffles.ts';
import { drawRaffle, hasDrawn, rafflesNow } from '../../../world/rewards/raffles.ts';
import {
  chooseGift,
  giftWith,
  registerProduct,
  registrationsOf,
} from '../../../world/rewards/registrations.ts';
import { displayTextOf } from '../../../world/state/display-text.ts';
import type { ProductRegistration as Registered } from '../../../world/state/rewards.ts';
import type { World } from '../../../world/state/world.ts';
import type { Call } from '../../dispatch/call.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { toFlag } from '../../views/goods-views.ts';
import { toDraw, toPrize } from '../../views/prize-views.ts';
import { toCouponOffer } from './coupons.ts';

const registrationsPerPage = 12;

/** Handlers of product registrations, raffles and activities. */
export const promotionOperations = {
  registerProduct: forMembers('registerProduct', ({ world, locale, customer }, argument) => {
    const { ordersn, name, email, review_url: reviewAddress = null } = argument;
    const registration = registerProduct(world, customer, { ordersn, name, email, reviewAddress });
    return {
      msg: messagesOf(locale).confirmations.productRegistered,
      registration: toRegistration(world, registration, locale),
      points: customer.points,
    };
  }),

  listGifts: forMembers('listGifts', ({ world, locale, customer }, argument) => {
    const { page = 1, page_size: pageSize = registrationsPerPage } = argument;
    const own = registrationsOf(world, customer);
    return {
      msg: own
        .slice((page - 1) * pageSize, page * pageSize)
        .map((registration) => toRegistration(world, registration, locale)),
      total: own.length,
      page,
      page_size: pageSize,
      gifts: world.shop.site.rewards.gifts.map((gift) => toGift(world, gift, locale)),
    };
  }),

  chooseGift: forMembers('chooseGift', ({ world, locale, customer }, { registration_id, gift_id }) => ({
    msg: messagesOf(locale).confirmations.giftChosen,
    registration: toRegistration(world, chooseGift(world, customer, registration_id, gift_id), locale),
  })),

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

export function toRegistration(world: World, registration: Registered, locale: Locale): ProductRegistration {
  const gift = giftWith(world, registration.giftId);
  return {
    id: registration.id,
    ordersn: registration.ordersn,
    time: registration.time,
    points: registration.points,
    review_url: registration.reviewAddress,
    gift: gift === null ? null : toGift(world, gift, locale),
    winning_id: registration.winningId,
  };
}

function toGift(world: World, { id, name, desc }: SeedGift, locale: Locale): Gift {
  return { id, name: displayTextOf(world, name, locale), desc: displayTextOf(world, desc, locale, 500) };
}

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
