// Types of the rewards part of WorldState: coupons, points, prizes, free tests.

import type { DealStatus, PointKind } from '@signal-shop/sdk/contract';
import type { Localised } from '../../seed/types.ts';

/** A coupon in somebody's hands. Times in seconds since 1970. */
export interface OwnedCoupon {
  readonly id: number;
  readonly customerId: number;
  readonly offerId: number;
  readonly takenAt: number;
  overTime: number;
  /** The order it was spent on, null while it is not. */
  usedIn: string | null;
}

/** When the shop hands coupons out, in seconds since 1970. */
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
  /** Above zero when points were earned, below when they were spent. */
  readonly change: number;
  /** Points the customer had afterwards. */
  readonly balance: number;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface PointsState {
  /** Every change, oldest first; nothing ever leaves this list. */
  readonly entries: PointEntry[];
  /** The last day that was counted as a daily login, by customer. */
  readonly visitedOn: Map<number, string>;
}

/** `openedAt` is when the shop opened, in seconds since 1970; `wins` is fixed where a scenario wants it. */
export interface Raffles {
  readonly openedAt: number;
  shown: 'all' | 'none';
  wins: 'by-chance' | 'coupon' | 'gift';
  /** Raffles of which a customer has drawn a ticket, by customer. */
  readonly drawn: Map<number, Set<number>>;
}

/** An order that was registered for a gift. `time` in seconds since 1970. */
export interface ProductRegistration {
  readonly id: number;
  readonly customerId: number;
  readonly ordersn: string;
  readonly name: string;
  readonly email: string;
  readonly reviewAddress: string | null;
  readonly time: number;
  readonly points: number;
  giftId: number | null;
  winningId: number | null;
}

/** The lucky wheel. Times in seconds since 1970; `nextPrize` is fixed where a scenario wants one. */
export interface Wheel {
  readonly beginTime: number;
  overTime: number;
  nextPrize: number | null;
  /** Spins that a customer has left, where it is not the one that everybody begins with. */
  readonly chances: Map<number, number>;
}

export type WinningSource = 'wheel' | 'raffle' | 'gift';

/** Where a prize is sent, as the wheel's form asks for it. */
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

/** Something won, or chosen as a gift. A coupon needs no address: it lies among the coupons already. */
export interface Winning {
  readonly id: number;
  readonly customerId: number;
  readonly source: WinningSource;
  /** Number of the prize where it was won. */
  readonly prizeId: number;
  readonly name: Localised;
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
  /** By which the goods come; null while nothing was sent. */
  ordersn: string | null;
}

export interface FreeTestState {
  readonly applications: Map<number, TestApplication>;
  /** `everything` gives away what is not announced, too. */
  offers: 'announced' | 'everything' | 'nothing';
}
