import type { Coupon, CouponOffer, CouponTerms } from '@signal-shop/sdk/contract';
import { CouponKind } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import type { SeedCouponOffer } from '../../../seed/rewards/types.ts';
import { findGoods } from '../../../world/catalogue/goods.ts';
import {
  applicableCoupons,
  couponStateOf,
  listCoupons,
  offerWith,
  takeCoupon,
  takenCoupon,
} from '../../../world/rewards/coupons.ts';
import { levelOf } from '../../../world/rewards/member-level.ts';
import { displayTextOf } from '../../../world/state/display-text.ts';
import type { Market } from '../../../world/state/money.ts';
import { inCurrency } from '../../../world/state/money.ts';
import type { OwnedCoupon } from '../../../world/state/rewards.ts';
import type { World } from '../../../world/state/world.ts';
import type { Call } from '../../dispatch/call.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { toFlag } from '../../views/goods-views.ts';

const couponsPerPage = 12;

/** Handlers of coupons. */
export const couponOperations = {
  takeCoupon: forMembers('takeCoupon', (call, { id }) => ({
    msg: messagesOf(call.locale).confirmations.couponTaken,
    coupon: toCoupon(call.world, takeCoupon(call.world, call.customer, id), call),
  })),

  listGoodsCoupons: forAnyone(
    'listGoodsCoupons',
    (call, { id }) => ({
      msg: applicableCoupons(call.world, findGoods(call.world, id)).map((offer) =>
        toCouponOffer(call, offer),
      ),
    }),
    'token-decides',
  ),

  listCoupons: forMembers('listCoupons', (call, argument) => {
    const { world, customer } = call;
    const { state = 'all', page = 1, page_size: pageSize = couponsPerPage } = argument;
    const { coupons, total, counts } = listCoupons(world, customer, state, page, pageSize);
    return {
      msg: coupons.map((coupon) => toCoupon(world, coupon, call)),
      total,
      page,
      page_size: pageSize,
      counts,
    };
  }),
};

export function toCouponOffer(call: Call, offer: SeedCouponOffer): CouponOffer {
  const { world, customer } = call;
  const isTaken = customer !== null && takenCoupon(world, customer, offer.id) !== null;
  const level = customer === null ? 1 : levelOf(world, customer).level;
  const { offersEndAt } = world.state.coupons;
  const isOpen = world.clock.seconds() < offersEndAt;
  return {
    ...toTerms(world, offer, call),
    id: offer.id,
    valid_days: offer.validDays,
    minimum_level: offer.minimumLevel,
    taken: toFlag(isTaken),
    available: toFlag(isOpen && !isTaken && level >= offer.minimumLevel),
    over_time: offersEndAt,
  };
}

export function toCoupon(world: World, coupon: OwnedCoupon, market: Market): Coupon {
  const offer = offerWith(world, coupon.offerId);
  if (offer === undefined) throw new Error(`There is no coupon offer ${coupon.offerId}`);
  return {
    ...toTerms(world, offer, market),
    id: coupon.id,
    offer_id: offer.id,
    state: couponStateOf(world, coupon),
    taken_time: coupon.takenAt,
    over_time: coupon.overTime,
    ordersn: coupon.usedIn,
  };
}

function toTerms(world: World, offer: SeedCouponOffer, { locale, currency }: Market): CouponTerms {
  return {
    name: displayTextOf(world, offer.name, locale),
    kind: CouponKind[offer.kind],
    value: offer.kind === 'amount' ? inCurrency(offer.value, currency) : offer.value,
    minimum_pay: inCurrency(offer.minimumCents, currency),
    scope: offer.scope,
  };
}
