import type { SeedCouponOffer } from '../../seed/rewards/types.ts';
import type { PricedCartLine } from '../cart/cart-pricing.ts';
import { reductionOf, subtotalOf } from '../cart/totals.ts';
import { Refused } from '../state/refused.ts';

/**
 * What a coupon takes off, in US cents: never more than is left to pay after the full reduction. Gifts, goods for
 * points and flash prices do not count.
 * @throws Refused couponNotApplicable when no goods count, or those that do cost too little
 */
export function couponDiscount(offer: SeedCouponOffer, lines: readonly PricedCartLine[]): number {
  const counting = subtotalOf(lines.filter((line) => counts(offer, line)));
  if (counting <= 0 || counting < offer.minimumCents) throw new Refused('couponNotApplicable');
  const wanted = offer.kind === 'percent' ? Math.round((counting * offer.value) / 100) : offer.value;
  return Math.min(wanted, counting, subtotalOf(lines) - reductionOf(lines).reduce);
}

function counts({ scope }: SeedCouponOffer, { line, goods, price }: PricedCartLine): boolean {
  return line.kind === 'bought' && price.flash === null && (scope === 'all' || scope === goods.kind);
}
