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

/** Codes that are no coupon of the shop and show one state each, for whoever tries the checkout. */
const magicCodes = new Map([
  ['EXPIRED10', 'couponExpired'],
  ['USED10', 'couponUsed'],
  ['BROKEN10', 'couponFailed'],
] as const);

const offersLastDays = 60;
/** Coupons of the seed have smaller numbers. */
const firstNewCoupon = 100;

/** The coupons that customers had before anyone came in. `now` in seconds since 1970. */
export function openingCoupons(shop: CatalogueIndex, now: number): Coupons {
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

/** What was offered under a number; every number that stands in the world has an offer. */
export function offerWith({ shop }: World, offerId: number): SeedCouponOffer | undefined {
  return shop.site.rewards.couponOffers.find(({ id }) => id === offerId);
}

/** Coupons that can be taken beside these goods. */
export function couponsBeside(world: World, goods: SeedGoods): readonly SeedCouponOffer[] {
  return openOffers(world, 'goods').filter(({ scope }) => scope === 'all' || scope === goods.kind);
}

/** Coupons of the running activities. */
export function activityCoupons(world: World): readonly SeedCouponOffer[] {
  return openOffers(world, 'activity');
}

/** The coupon that a customer took under an offer, won ones included; null for none. */
export function takenCoupon(world: World, customer: Customer, offerId: number): OwnedCoupon | null {
  return ownedBy(world, customer).find((coupon) => coupon.offerId === offerId) ?? null;
}

/**
 * Takes a coupon, once per customer.
 * @throws Refused couponNotFound, couponExpired, couponLevelTooLow, couponAlreadyTaken
 */
export function takeCoupon(world: World, customer: Customer, offerId: number): OwnedCoupon {
  const offer = offerWith(world, offerId);
  if (offer === undefined || offer.shown === 'nowhere') throw new Refused('couponNotFound');
  if (world.clock.seconds() >= world.state.coupons.offersEndAt) throw new Refused('couponExpired');
  if (takenCoupon(world, customer, offerId) !== null) throw new Refused('couponAlreadyTaken');
  if (levelOf(world, customer).level < offer.minimumLevel) throw new Refused('couponLevelTooLow');
  return grantCoupon(world, customer, offer);
}

/** Hands a coupon out, whatever the customer has already. */
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
  const listed = state === 'all' ? own : own.filter((coupon) => couponStateOf(world, coupon) === state);
  return {
    coupons: listed.slice((page - 1) * pageSize, page * pageSize),
    total: listed.length,
    counts,
  };
}

/** How a customer names a coupon at the checkout: the number of one taken, or a code typed. */
export interface ChosenCoupon {
  readonly id: number | null;
  readonly code: string | null;
}

/** A coupon that may be spent. `owned` is null for a code that was typed and never taken. */
export interface UsableCoupon {
  readonly offer: SeedCouponOffer;
  readonly owned: OwnedCoupon | null;
}

/**
 * The coupon that was chosen, if it can still be spent; null when none was.
 * @throws Refused couponNotFound, couponExpired, couponUsed, couponFailed, couponNotApplicable (not the first order)
 */
export function usableCoupon(
  world: World,
  customer: Customer,
  { id, code }: ChosenCoupon,
): UsableCoupon | null {
  if (id !== null) return usableOwned(world, customer, id);
  const typed = code?.trim().toUpperCase() ?? '';
  if (typed === '') return null;
  const magic = [...magicCodes].find(([magicCode]) => magicCode === typed);
  if (magic !== undefined) throw new Refused(magic[1]);
  const offer = world.shop.site.rewards.couponOffers.find((candidate) => candidate.code === typed);
  if (offer === undefined) throw new Refused('couponNotFound');
  const owned = takenCoupon(world, customer, offer.id);
  if (owned !== null) return usableOwned(world, customer, owned.id);
  if (world.clock.seconds() >= world.state.coupons.offersEndAt) throw new Refused('couponExpired');
  return forThisCustomer(world, customer, { offer, owned: null });
}

/** Spends a coupon on an order; a typed code becomes the customer's in the same moment. */
export function spendCoupon(
  world: World,
  customer: Customer,
  { offer, owned }: UsableCoupon,
  ordersn: string,
): void {
  (owned ?? grantCoupon(world, customer, offer)).usedIn = ordersn;
}

/** Gives the coupon of a cancelled order back; it may have run out since. */
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

/** A coupon for the first order is worth nothing once something was paid. */
function forThisCustomer(world: World, customer: Customer, coupon: UsableCoupon): UsableCoupon {
  const orders = [...world.state.orders.values()].filter(({ customerId }) => customerId === customer.id);
  const hasPaid = orders.some(({ payType }) => payType !== PayType.unpaid);
  if (coupon.offer.firstOrderOnly && hasPaid) throw new Refused('couponNotApplicable');
  return coupon;
}

function openOffers(world: World, shown: SeedCouponOffer['shown']): readonly SeedCouponOffer[] {
  return world.shop.site.rewards.couponOffers.filter((offer) => offer.shown === shown);
}

function ownedBy(world: World, customer: Customer): readonly OwnedCoupon[] {
  return [...world.state.coupons.owned.values()].filter(({ customerId }) => customerId === customer.id);
}
