import { Flag } from '../../generated/codes.ts';
import type { CartItem, CouponTerms } from '../../generated/types.ts';
import { fromCents, toCents } from '../catalogue/price.ts';

/** Whether a coupon applies to a cart, and how much is missing if not. Money in major units. */
export type CouponFit =
  | { readonly status: 'fits' }
  /** None of the goods is in the scope of the coupon. */
  | { readonly status: 'noGoods' }
  /** The matching goods cost this much less than the minimum. */
  | { readonly status: 'short'; readonly missing: number };

/**
 * Checks whether a coupon applies to a cart; the server has the final word. Gifts, points goods and flash
 * prices do not count.
 * @example couponFit({ scope: 'all', minimum_pay: 50, ... }, items) // { status: 'short', missing: 12.5 }
 */
export function couponFit(coupon: CouponTerms, items: readonly CartItem[]): CouponFit {
  const cents = items
    .filter((item) => appliesTo(coupon, item))
    .reduce((sum, { price, goods_number }) => sum + toCents(price) * goods_number, 0);
  if (cents <= 0) return { status: 'noGoods' };
  const missing = toCents(coupon.minimum_pay) - cents;
  return missing > 0 ? { status: 'short', missing: fromCents(missing) } : { status: 'fits' };
}

function appliesTo({ scope }: CouponTerms, item: CartItem): boolean {
  const isBought = [item.is_free, item.is_integral, item.is_seckill].every((flag) => flag === Flag.no);
  return isBought && (scope === 'all' || scope === item.goods_kind);
}
