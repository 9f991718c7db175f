import type { SeedCouponOffer } from '../../seed/rewards/types.ts';
import type { PricedCartLine } from '../cart/cart-pricing.ts';
import { reducedSubtotalOf, subtotalOf } from '../cart/totals.ts';
import { Refused } from '../state/refused.ts';

/**
 * The discount of a coupon in US cents, at most the amount after the bundles and the full reduction. Gifts, goods for points and flash
 * prices are not eligible.
 * @throws Refused couponNotApplicable without eligible goods, or when they cost less than the minimum
 */
export function couponDiscount(offer: SeedCouponOffer, lines: readonly PricedCartLine[]): number {
  const countingCents = subtotalOf(lines.filter((line) => appliesTo(offer, line)));
  if (countingCents <= 0 || countingCents < offer.minimumCents) throw new Refused('couponNotApplicable');
  const discount = offer.kind === 'percent' ? Math.round((countingCents * offer.value) / 100) : offer.value;
  return Math.min(discount, countingCents, reducedSubtotalOf(lines));
}

function appliesTo({ scope }: SeedCouponOffer, { line, goods, price }: PricedCartLine): boolean {
  return line.kind === 'bought' && price.flash === null && (scope === 'all' || scope === goods.kind);
}
