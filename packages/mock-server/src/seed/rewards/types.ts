import type { GoodsKind, Localised } from '../types.ts';

/** What a coupon takes off, and where. Amounts in US cents, `value` of a percent coupon in whole percents. */
export interface SeedCouponOffer {
  readonly id: number;
  readonly name: Localised;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  /** What the goods that count must cost together. */
  readonly minimumCents: number;
  readonly scope: 'all' | GoodsKind;
  /** What can be typed at the checkout, null for one that is only taken. */
  readonly code: string | null;
  /** How long it can be used after it was taken. */
  readonly validDays: number;
  /** Where it can be taken: beside goods, among the activity coupons, or only by winning or typing. */
  readonly shown: 'goods' | 'activity' | 'nowhere';
  /** Only before anything was ever paid. */
  readonly firstOrderOnly: boolean;
  /** The member level that may take it, from 1. */
  readonly minimumLevel: number;
}

/** A coupon that a customer had before anyone came in. Days count back from now. */
export interface SeedCoupon {
  readonly id: number;
  readonly customerId: number;
  readonly offerId: number;
  readonly takenDaysAgo: number;
  readonly usedIn: string | null;
}

/** Something that a customer won before anyone came in; a gift was sent to the customer's address. */
export interface SeedWinning {
  readonly id: number;
  readonly customerId: number;
  readonly prizeId: number;
  readonly couponId: number | null;
  readonly daysAgo: number;
}

/** An order that was registered before anyone came in; its gift is not chosen yet. */
export interface SeedRegistration {
  readonly id: number;
  readonly customerId: number;
  readonly ordersn: string;
  readonly points: number;
  readonly daysAgo: number;
}

/** `couponOffer` is the offer that a coupon prize hands out, null for a gift that is sent. */
export interface SeedPrize {
  readonly id: number;
  readonly name: Localised;
  readonly couponOffer: number | null;
  /** How many of all tickets win it. */
  readonly weight: number;
}

export interface SeedGift {
  readonly id: number;
  readonly name: Localised;
  readonly desc: Localised;
}

/** Days count from the moment the shop opens; a negative number lies behind it. */
export interface SeedRaffle {
  readonly id: number;
  readonly kind: 'holiday' | 'activity';
  readonly name: Localised;
  readonly desc: Localised;
  readonly beginsInDays: number;
  readonly endsInDays: number;
  readonly prizes: readonly SeedPrize[];
}

export interface SeedLevel {
  readonly level: number;
  readonly name: Localised;
  /** Points ever earned that lead here. */
  readonly fromPoints: number;
  /** What this level adds to those below it. */
  readonly perks: readonly SeedPerk[];
}

export interface SeedPerk {
  readonly name: Localised;
  readonly desc: Localised;
}

/** A way to earn points, in the order in which the points page shows them. */
export interface SeedPointRule {
  readonly kind:
    | 'signUp'
    | 'dailyLogin'
    | 'invite'
    | 'socialFollow'
    | 'profileCompleted'
    | 'sharedReview'
    | 'productRegistration';
  /** Null where they equal the amount of the order. */
  readonly points: number | null;
  /** How often in a calendar month, null without a limit. */
  readonly monthlyMaximum: number | null;
  readonly desc: Localised;
}

export interface SeedRewards {
  readonly couponOffers: readonly SeedCouponOffer[];
  readonly coupons: readonly SeedCoupon[];
  readonly winnings: readonly SeedWinning[];
  readonly registrations: readonly SeedRegistration[];
  readonly wheelPrizes: readonly SeedPrize[];
  readonly raffles: readonly SeedRaffle[];
  readonly gifts: readonly SeedGift[];
  readonly levels: readonly SeedLevel[];
  readonly pointRules: readonly SeedPointRule[];
  readonly activityNames: Readonly<Record<'flashSale' | 'bigSale' | 'wheel', Localised>>;
}
