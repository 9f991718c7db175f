import type { Reduction } from '@signal-shop/sdk/rules/full-reduction';
import { fullReduction } from '@signal-shop/sdk/rules/full-reduction';
import type { OrderTotals } from '../state/orders.ts';
import { usSalesTaxRate } from './us-sales-tax.ts';

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
 * Sales tax in US cents: by state for the US, halves rounded up; no tax for other countries.
 * @returns null when the US state is unknown
 */
export function taxOf(taxableCents: number, { region, state }: Destination): number | null {
  if (region !== 'US') return 0;
  const rate = usSalesTaxRate(state);
  return rate === null ? null : Math.round((taxableCents * rate) / 100_000);
}

/**
 * The totals of an order. Shipping is free everywhere. An unknown state has no tax: validate the state first.
 * @param couponCents the coupon's discount, at most the amount after the full reduction
 */
export function orderTotals(
  lines: readonly PricedLine[],
  destination: Destination,
  couponCents = 0,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const reduction = reductionOf(lines).reduce;
  const coupon = Math.min(couponCents, subtotal - reduction);
  const goods = subtotal - reduction - coupon;
  const tax = taxOf(goods, destination) ?? 0;
  const shipping = 0;
  return { subtotal, reduction, coupon, tax, shipping, total: goods + tax + shipping };
}
