import { Flag } from '../generated/codes.ts';
import type { CartItem, CouponTerms } from '../generated/types.ts';
import { fromCents, toCents } from './price.ts';

/** Whether a coupon can take something off a cart, and what is missing where it cannot. Money in major units. */
export type CouponFit =
  | { readonly status: 'fits' }
  /** None of the goods count for it. */
  | { readonly status: 'noGoods' }
  /** The goods that count cost this much less than the minimum. */
  | { readonly status: 'short'; readonly missing: number };

/**
 * How a coupon and a cart go together; the server decides in the end. Gifts, goods for points and flash prices do not count.
 * @example couponFit({ scope: 'all', minimum_pay: 50, ... }, items) // { status: 'short', missing: 12.5 }
 */
export function couponFit(coupon: CouponTerms, items: readonly CartItem[]): CouponFit {
  const cents = items
    .filter((item) => counts(coupon, item))
    .reduce((sum, { price, goods_number }) => sum + toCents(price) * goods_number, 0);
  if (cents <= 0) return { status: 'noGoods' };
  const missing = toCents(coupon.minimum_pay) - cents;
  return missing > 0 ? { status: 'short', missing: fromCents(missing) } : { status: 'fits' };
}

function counts({ scope }: CouponTerms, item: CartItem): boolean {
  const isBought = [item.is_free, item.is_integral, item.is_seckill].every((flag) => flag === Flag.no);
  return isBought && (scope === 'all' || scope === item.goods_kind);
}
