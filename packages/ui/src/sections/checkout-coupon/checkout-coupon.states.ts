import type { Coupon } from '@signal-shop/sdk/contract';
import type { CouponFit } from '@signal-shop/sdk/rules/coupon-fit';
import type { Failure, Remote } from '../../remote.ts';

export const checkoutCouponStates = [
  'Closed',
  'Open',
  'Later',
  'Checking',
  'Applied',
  'Refused',
  'NoneOwned',
  'ManyOwned',
  'ListFailed',
] as const;

export type ChosenCoupon =
  | { readonly kind: 'own'; readonly id: number }
  | { readonly kind: 'code'; readonly code: string };

/** What the shop says of the chosen one. */
export type CouponStanding =
  | { readonly status: 'none' }
  /** The shop is asked once it knows where the order goes. */
  | { readonly status: 'later' }
  | { readonly status: 'checking' }
  | { readonly status: 'applied'; readonly saving: number }
  | { readonly status: 'refused'; readonly failure: Failure };

export interface OwnCoupon {
  readonly coupon: Coupon;
  readonly fit: CouponFit;
}

export interface CouponView {
  /** The customer's own that are not used yet, those that fit first. */
  readonly own: Remote<readonly OwnCoupon[]>;
  readonly chosen: ChosenCoupon | null;
  readonly standing: CouponStanding;
}

export interface CouponEvents {
  /** null to use none. */
  readonly onChoose: (chosen: ChosenCoupon | null) => void;
}
