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

export type CouponChoice =
  | { readonly kind: 'own'; readonly id: number }
  | { readonly kind: 'code'; readonly code: string };

/** The server's verdict on the chosen coupon. */
export type CouponValidation =
  | { readonly status: 'none' }
  /** The server judges the coupon once it knows the delivery address. */
  | { readonly status: 'later' }
  | { readonly status: 'checking' }
  | { readonly status: 'applied'; readonly saving: number }
  | { readonly status: 'refused'; readonly failure: Failure };

export interface OwnCoupon {
  readonly coupon: Coupon;
  readonly fit: CouponFit;
}

export interface CouponView {
  /** The customer's unused coupons, applicable ones first. */
  readonly own: Remote<readonly OwnCoupon[]>;
  readonly choice: CouponChoice | null;
  readonly standing: CouponValidation;
}

export interface CouponEvents {
  /** null to use no coupon. */
  readonly onChoose: (choice: CouponChoice | null) => void;
}
