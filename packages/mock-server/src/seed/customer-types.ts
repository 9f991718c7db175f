import type { Locale } from '@signal-shop/sdk/contract';

export interface SeedAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly addressTwo: string;
  readonly postalCode: string;
  readonly city: string;
  readonly state: string;
  /** ISO 3166 country code, two letters. */
  readonly region: string;
  readonly phone: string;
}

export type SeedOrderStatus =
  | 'unpaid'
  | 'pending'
  | 'paid'
  | 'cancelled'
  | 'shipped'
  | 'complete'
  | 'deleted'
  | 'refundRequested'
  | 'refunded'
  | 'received'
  | 'refundRejected';

export interface SeedOrder {
  readonly ordersn: string;
  readonly status: SeedOrderStatus;
  readonly payType: 'unpaid' | 'card' | 'points' | 'freeTest';
  /** Seconds since it was placed. */
  readonly placedSecondsAgo: number;
  readonly lines: readonly {
    readonly goodsId: number;
    readonly quantity: number;
    /** 0 for goods exchanged for points. */
    readonly priceCents: number;
  }[];
  readonly note: string;
  /** The coupon's discount in US cents; absent without one. */
  readonly couponCents?: number;
  readonly logistics: { readonly trackingNumber: string; readonly company: string } | null;
}

export interface SeedPoints {
  readonly kind:
    | 'signUp'
    | 'dailyLogin'
    | 'invite'
    | 'socialFollow'
    | 'profileCompleted'
    | 'sharedReview'
    | 'productRegistration'
    | 'pointsExchange';
  readonly change: number;
  readonly secondsAgo: number;
}

/** The profile of the customer. */
export interface SeedProfile {
  /** ISO 3166 country code, two letters. */
  readonly country?: string;
  readonly state?: string;
  readonly city?: string;
  readonly birthDate?: string;
  readonly gender?: 'male' | 'female';
}

export interface SeedCustomer {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly locale: Locale;
  /** The points history, oldest first. */
  readonly pointLog: readonly SeedPoints[];
  readonly profile: SeedProfile;
  readonly address: SeedAddress | null;
  readonly orders: readonly SeedOrder[];
}
