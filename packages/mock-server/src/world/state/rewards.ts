// Types of the rewards part of WorldState: coupons, points, prizes, free tests.

import type { DealStatus, PointKind } from '@signal-shop/sdk/contract';
import type { Localized } from '../../seed/types.ts';

/** A coupon of a customer. Times in seconds since 1970. */
export interface OwnedCoupon {
  readonly id: number;
  readonly customerId: number;
  readonly offerId: number;
  readonly takenAt: number;
  overTime: number;
  /** The order it was redeemed in; null when it is unused. */
  usedIn: string | null;
}

/** The period in which coupons can be claimed, in seconds since 1970. */
export interface Coupons {
  readonly owned: Map<number, OwnedCoupon>;
  readonly offersBeginAt: number;
  offersEndAt: number;
}

export interface PointEntry {
  readonly id: number;
  readonly customerId: number;
  /** Why the points changed. */
  readonly kind: PointKind | 'registrationReturned';
  /** Positive for earned points, negative for spent ones. */
  readonly change: number;
  /** The balance afterwards. */
  readonly balance: number;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface PointsState {
  /** All changes, oldest first. Append-only. */
  readonly entries: PointEntry[];
  /** The last day with a daily login bonus, by customer. */
  readonly visitedOn: Map<number, string>;
}

/** `openedAt` is the creation of the world, in seconds since 1970; a scenario can fix `wins`. */
export interface Raffles {
  readonly openedAt: number;
  shown: 'all' | 'none';
  wins: 'by-chance' | 'coupon' | 'gift';
  /** Ids of the raffles with a drawn ticket, by customer. */
  readonly drawn: Map<number, Set<number>>;
}

/** The lucky wheel. Times in seconds since 1970; a scenario can fix `nextPrize`. */
export interface Wheel {
  readonly beginTime: number;
  overTime: number;
  nextPrize: number | null;
  /** Remaining spins of a customer, where it differs from the initial number. */
  readonly chances: Map<number, number>;
}

export type WinningSource = 'wheel' | 'raffle' | 'gift';

/** The delivery address of a prize, with the fields of the wheel's form. */
export interface PrizeAddress {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly addressTwo: string;
  readonly city: string;
  readonly country: string;
  readonly region: string;
  readonly code: string;
  readonly subcode: string;
  readonly phone: string;
}

/** A prize, or a chosen gift. A coupon needs no address: it is in the customer's coupons already. */
export interface Winning {
  readonly id: number;
  readonly customerId: number;
  readonly source: WinningSource;
  /** Id of the prize in its draw. */
  readonly prizeId: number;
  readonly name: Localized;
  readonly couponId: number | null;
  /** Seconds since 1970. */
  readonly time: number;
  address: PrizeAddress | null;
}

export interface TestApplication {
  readonly id: number;
  readonly customerId: number;
  readonly goodsId: number;
  readonly email: string;
  readonly reason: string;
  /** Seconds since 1970. */
  readonly time: number;
  status: DealStatus;
  /** The order that delivers the goods; null before it. */
  ordersn: string | null;
}

export interface FreeTestState {
  readonly applications: Map<number, TestApplication>;
  /** `everything` includes goods that are not announced. */
  offers: 'announced' | 'everything' | 'nothing';
}
