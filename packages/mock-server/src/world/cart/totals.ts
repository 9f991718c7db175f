import type { Reduction } from '@signal-shop/sdk/rules/full-reduction';
import { fullReduction } from '@signal-shop/sdk/rules/full-reduction';
import { usSalesTaxRate } from '../../seed/delivery/us-sales-tax.ts';
import type { OrderTotals } from '../state/orders.ts';

/** `reduces` marks a line that counts towards the full reduction. Money in US cents. */
export interface PricedLine {
  readonly cents: number;
  readonly quantity: number;
  readonly reduces: boolean;
}

export interface Destination {
  /** ISO 3166 country code. */
  readonly region: string;
  readonly state: string;
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
}

/** The full reduction of the eligible lines, spec §9. */
export function reductionOf(lines: readonly PricedLine[]): Reduction {
  return fullReduction(subtotalOf(lines.filter(({ reduces }) => reduces)));
}

/**
 * Sales tax in US cents: by state for the US, halves rounded up. Prices include the tax of other countries. An unknown
 * state has no tax: validate the state first.
 */
function taxOf(taxableCents: number, { region, state }: Destination): number {
  return region === 'US' ? Math.round((taxableCents * (usSalesTaxRate(state) ?? 0)) / 100_000) : 0;
}

/**
 * The totals of an order.
 * @param couponCents the coupon's discount, at most the amount after the full reduction
 * @param shipping the cost of delivery in US cents, without tax
 */
export function orderTotals(
  lines: readonly PricedLine[],
  destination: Destination,
  couponCents = 0,
  shipping = 0,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const reduction = reductionOf(lines).reduce;
  const coupon = Math.min(couponCents, subtotal - reduction);
  const goods = subtotal - reduction - coupon;
  const tax = taxOf(goods, destination);
  return { subtotal, reduction, coupon, tax, shipping, total: goods + tax + shipping };
}
