import type { ColourName } from '@signal-shop/sdk/contract';
import type { SceneName } from '../photographs.ts';
import type { GoodsKind, Localized } from '../types.ts';

/** The discount of a coupon. Amounts in US cents, `value` of a percent coupon in whole percents. */
export interface SeedCouponOffer {
  readonly id: number;
  readonly name: Localized;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  /** The minimum price of the eligible goods. */
  readonly minimumCents: number;
  readonly scope: 'all' | GoodsKind;
  /** The code for the checkout; null for a coupon that has to be claimed. */
  readonly code: string | null;
  /** Days until it expires after it was claimed. */
  readonly validDays: number;
  /** Where customers claim it: on product pages, in the activity coupons, or only as a prize or a code. */
  readonly placement: 'goods' | 'activity' | 'nowhere';
  /** Only before the customer's first payment. */
  readonly firstOrderOnly: boolean;
  /** The minimum member level, from 1. */
  readonly minimumLevel: number;
}

/** A coupon of a seed customer. Days count back from now. */
export interface SeedCoupon {
  readonly id: number;
  readonly customerId: number;
  readonly offerId: number;
  readonly takenDaysAgo: number;
  readonly usedIn: string | null;
}

/** A prize of a seed customer; a gift was sent to the customer's address. */
export interface SeedWinning {
  readonly id: number;
  readonly customerId: number;
  readonly prizeId: number;
  readonly couponId: number | null;
  readonly daysAgo: number;
}

/** A registered order of a seed customer; its gift is not chosen yet. */
export interface SeedRegistration {
  readonly id: number;
  readonly customerId: number;
  readonly ordersn: string;
  readonly points: number;
  readonly daysAgo: number;
}

/** A scene, or a model in one of its colors. */
export type SeedPrizePicture =
  | { readonly scene: SceneName }
  | { readonly model: string; readonly colour: ColourName };

/** `couponOffer` is the offer of a coupon prize; null for a gift that is sent. */
export interface SeedPrize {
  readonly id: number;
  readonly name: Localized;
  /** A few letters for the wheel. */
  readonly label?: Localized;
  readonly picture?: SeedPrizePicture;
  readonly couponOffer: number | null;
  /** Its share of the tickets. */
  readonly weight: number;
}

export interface SeedGift {
  readonly id: number;
  readonly name: Localized;
  readonly desc: Localized;
  readonly picture: SeedPrizePicture;
}

/** Days count from the creation of the world; negative for the past. */
export interface SeedRaffle {
  readonly id: number;
  readonly kind: 'holiday' | 'activity';
  readonly name: Localized;
  readonly desc: Localized;
  readonly beginsInDays: number;
  readonly endsInDays: number;
  readonly prizes: readonly SeedPrize[];
}

export interface SeedLevel {
  readonly level: number;
  readonly name: Localized;
  /** Earned points that reach this level. */
  readonly fromPoints: number;
  /** The perks added by this level. */
  readonly perks: readonly SeedPerk[];
}

export interface SeedPerk {
  readonly name: Localized;
  readonly desc: Localized;
}

/** A way to earn points, in the order of the points page. */
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
  /** The limit per calendar month; null without one. */
  readonly monthlyMaximum: number | null;
  readonly desc: Localized;
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
  readonly activityNames: Readonly<Record<'flashSale' | 'bigSale' | 'wheel', Localized>>;
}
