import type { CouponTerms } from '@signal-shop/sdk/contract';
import { CouponKind } from '@signal-shop/sdk/contract';
import type { CouponView } from '../components/coupon-card/coupon-card.tsx';

/** The terms of a coupon on a card. */
export function couponCardOf({ name, kind, value, minimum_pay, scope }: CouponTerms): CouponView {
  return {
    name,
    discount:
      kind === CouponKind.percent ? { kind: 'percent', percent: value } : { kind: 'amount', amount: value },
    minimum: minimum_pay,
    scope,
  };
}
