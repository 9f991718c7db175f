import { PayType } from '@signal-shop/sdk/contract';
import { lastSecondOfDays } from '@signal-shop/sdk/rules/last-day';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { SeedCouponOffer } from '../../seed/rewards/types.ts';
import type { SeedGoods } from '../../seed/types.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { seedOrderNumbers } from '../orders/seed-order-numbers.ts';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Coupons, OwnedCoupon } from '../state/rewards.ts';
import type { World } from '../state/world.ts';
import { levelOf } from './member-level.ts';

export type CouponState = 'unused' | 'used' | 'stale';

/** Test codes that show one refusal each at the checkout. */
const magicCodes = new Map([
  ['EXPIRED10', 'couponExpired'],
  ['USED10', 'couponUsed'],
  ['BROKEN10', 'couponFailed'],
] as const);

const offersLastDays = 60;
/** Lower ids are reserved for the coupons of the seed. */
const firstNewCoupon = 100;

/** The coupons of the seed customers in a new world. `now` in seconds since 1970. */
export function initialCoupons(shop: CatalogueIndex, now: number): Coupons {
  const { coupons, couponOffers } = shop.site.rewards;
  const numbers = seedOrderNumbers(shop, now);
  const owned = new Map(
    coupons.map(({ id, customerId, offerId, takenDaysAgo, usedIn }) => {
      const takenAt = now - takenDaysAgo * daySeconds;
      const validDays = couponOffers.find((offer) => offer.id === offerId)?.validDays ?? 0;
      const overTime = lastSecondOfDays(takenAt, validDays);
      const ordersn = usedIn === null ? null : (numbers.get(usedIn) ?? usedIn);
      return [id, { id, customerId, offerId, takenAt, overTime, usedIn: ordersn }];
    }),
  );
  return { owned, offersBeginAt: now, offersEndAt: now + offersLastDays * daySeconds };
}

/** The offer with this id; every offer id in the state has one. */
export function offerWith({ shop }: World, offerId: number): SeedCouponOffer | undefined {
  return shop.site.rewards.couponOffers.find(({ id }) => id === offerId);
}

/** Coupons that apply to these goods. */
export function applicableCoupons(world: World, goods: SeedGoods): readonly SeedCouponOffer[] {
  return openOffers(world, 'goods').filter(({ scope }) => scope === 'all' || scope === goods.kind);
}

/** Coupons of the current activities. */
export function activityCoupons(world: World): readonly SeedCouponOffer[] {
  return openOffers(world, 'activity');
}

/** The coupon of an offer that the customer has claimed or won; null without one. */
export function takenCoupon(world: World, customer: Customer, offerId: number): OwnedCoupon | null {
  return ownedBy(world, customer).find((coupon) => coupon.offerId === offerId) ?? null;
}

/**
 * Claims a coupon, once per customer.
 * @throws Refused couponNotFound, couponExpired, couponLevelTooLow, couponAlreadyTaken
 */
export function takeCoupon(world: World, customer: Customer, offerId: number): OwnedCoupon {
  const offer = offerWith(world, offerId);
  if (offer === undefined || offer.placement === 'nowhere') throw new Refused('couponNotFound');
  if (world.clock.seconds() >= world.state.coupons.offersEndAt) throw new Refused('couponExpired');
  if (takenCoupon(world, customer, offerId) !== null) throw new Refused('couponAlreadyTaken');
  if (levelOf(world, customer).level < offer.minimumLevel) throw new Refused('couponLevelTooLow');
  return grantCoupon(world, customer, offer);
}

/** Gives a coupon to a customer, even a second one. */
export function grantCoupon(world: World, customer: Customer, offer: SeedCouponOffer): OwnedCoupon {
  const takenAt = world.clock.seconds();
  const coupon: OwnedCoupon = {
    id: firstNewCoupon + world.count('coupon'),
    customerId: customer.id,
    offerId: offer.id,
    takenAt,
    overTime: lastSecondOfDays(takenAt, offer.validDays),
    usedIn: null,
  };
  world.state.coupons.owned.set(coupon.id, coupon);
  return coupon;
}

export function couponStateOf(world: World, coupon: OwnedCoupon): CouponState {
  if (coupon.usedIn !== null) return 'used';
  return world.clock.seconds() >= coupon.overTime ? 'stale' : 'unused';
}

export interface CouponPage {
  readonly coupons: readonly OwnedCoupon[];
  readonly total: number;
  readonly counts: Readonly<Record<'all' | CouponState, number>>;
}

/** The customer's coupons in one state or all, the newest first. */
export function listCoupons(
  world: World,
  customer: Customer,
  state: 'all' | CouponState,
  page: number,
  pageSize: number,
): CouponPage {
  const own = [...ownedBy(world, customer)].sort(
    (one, other) => other.takenAt - one.takenAt || other.id - one.id,
  );
  const counts = { all: own.length, unused: 0, used: 0, stale: 0 };
  for (const coupon of own) counts[couponStateOf(world, coupon)] += 1;
  const matches = state === 'all' ? own : own.filter((coupon) => couponStateOf(world, coupon) === state);
  return {
    coupons: matches.slice((page - 1) * pageSize, page * pageSize),
    total: matches.length,
    counts,
  };
}

/** A coupon at the checkout: the id of a claimed one, or a typed code. */
export interface CouponChoice {
  readonly id: number | null;
  readonly code: string | null;
}

/** A valid coupon. `owned` is null for a typed code that was not claimed. */
export interface UsableCoupon {
  readonly offer: SeedCouponOffer;
  readonly owned: OwnedCoupon | null;
}

/**
 * Validates the chosen coupon; null without one.
 * @throws Refused couponNotFound, couponExpired, couponUsed, couponFailed, couponNotApplicable (not the first order)
 */
export function usableCoupon(
  world: World,
  customer: Customer,
  { id, code }: CouponChoice,
): UsableCoupon | null {
  if (id !== null) return usableOwned(world, customer, id);
  const normalizedCode = code?.trim().toUpperCase() ?? '';
  if (normalizedCode === '') return null;
  const magic = [...magicCodes].find(([magicCode]) => magicCode === normalizedCode);
  if (magic !== undefined) throw new Refused(magic[1]);
  const offer = world.shop.site.rewards.couponOffers.find((candidate) => candidate.code === normalizedCode);
  if (offer === undefined) throw new Refused('couponNotFound');
  const owned = takenCoupon(world, customer, offer.id);
  if (owned !== null) return usableOwned(world, customer, owned.id);
  if (world.clock.seconds() >= world.state.coupons.offersEndAt) throw new Refused('couponExpired');
  return forThisCustomer(world, customer, { offer, owned: null });
}

/** Redeems a coupon in an order; a typed code is claimed at the same time. */
export function spendCoupon(
  world: World,
  customer: Customer,
  { offer, owned }: UsableCoupon,
  ordersn: string,
): void {
  (owned ?? grantCoupon(world, customer, offer)).usedIn = ordersn;
}

/** Returns the coupon of a canceled order; it may have expired since. */
export function returnCoupon(world: World, ordersn: string): void {
  for (const coupon of world.state.coupons.owned.values()) {
    if (coupon.usedIn === ordersn) coupon.usedIn = null;
  }
}

function usableOwned(world: World, customer: Customer, id: number): UsableCoupon {
  const owned = world.state.coupons.owned.get(id);
  const offer = owned && offerWith(world, owned.offerId);
  if (owned === undefined || offer === undefined || owned.customerId !== customer.id) {
    throw new Refused('couponNotFound');
  }
  const state = couponStateOf(world, owned);
  if (state === 'used') throw new Refused('couponUsed');
  if (state === 'stale') throw new Refused('couponExpired');
  return forThisCustomer(world, customer, { offer, owned });
}

/** A coupon for the first order is not applicable after a payment. */
function forThisCustomer(world: World, customer: Customer, coupon: UsableCoupon): UsableCoupon {
  const orders = [...world.state.orders.values()].filter(({ customerId }) => customerId === customer.id);
  const hasPaid = orders.some(({ payType }) => payType !== PayType.unpaid);
  if (coupon.offer.firstOrderOnly && hasPaid) throw new Refused('couponNotApplicable');
  return coupon;
}

function openOffers(world: World, placement: SeedCouponOffer['placement']): readonly SeedCouponOffer[] {
  return world.shop.site.rewards.couponOffers.filter((offer) => offer.placement === placement);
}

function ownedBy(world: World, customer: Customer): readonly OwnedCoupon[] {
  return [...world.state.coupons.owned.values()].filter(({ customerId }) => customerId === customer.id);
}
