import type { BundlePieces } from '@signal-shop/sdk/rules/bundles';
import { bundleSaving } from '@signal-shop/sdk/rules/bundles';
import type { Reduction } from '@signal-shop/sdk/rules/full-reduction';
import { fullReduction } from '@signal-shop/sdk/rules/full-reduction';
import { usSalesTaxRate } from '../../seed/delivery/us-sales-tax.ts';
import { bundles } from '../../seed/rewards/bundles.ts';
import type { OrderTotals } from '../state/orders.ts';

/** `reduces` marks a line that counts towards bundles and the full reduction. Money in US cents. */
export interface PricedLine {
  readonly cents: number;
  readonly quantity: number;
  readonly reduces: boolean;
  /** Without it, the line is no part of a bundle. */
  readonly model?: string;
}

export interface Destination {
  /** ISO 3166 country code. */
  readonly region: string;
  readonly state: string;
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
}

/** The pieces that may belong to a bundle: goods at their usual price. */
export function bundlePieces(lines: readonly PricedLine[]): readonly BundlePieces[] {
  return lines.flatMap(({ model, reduces, cents, quantity }) =>
    model !== undefined && reduces ? [{ part: model, cents, quantity }] : [],
  );
}

/** The discount of the whole sets among the lines. */
export function bundleSavingOf(lines: readonly PricedLine[]): number {
  return bundleSaving(bundles, bundlePieces(lines));
}

/** The full reduction of what the eligible lines cost after the bundles, spec §9. */
export function reductionOf(lines: readonly PricedLine[]): Reduction {
  return fullReduction(subtotalOf(lines.filter(({ reduces }) => reduces)) - bundleSavingOf(lines));
}

/** The price of the goods before a coupon. */
export function reducedSubtotalOf(lines: readonly PricedLine[]): number {
  return subtotalOf(lines) - bundleSavingOf(lines) - reductionOf(lines).reduce;
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
 * @param couponCents the coupon's discount, at most the amount after the bundles and the full reduction
 * @param shipping the cost of delivery in US cents, without tax
 */
export function orderTotals(
  lines: readonly PricedLine[],
  destination: Destination,
  couponCents = 0,
  shipping = 0,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const bundle = bundleSavingOf(lines);
  const reduction = reductionOf(lines).reduce;
  const coupon = Math.min(couponCents, reducedSubtotalOf(lines));
  const goods = reducedSubtotalOf(lines) - coupon;
  const tax = taxOf(goods, destination);
  return { subtotal, bundle, reduction, coupon, tax, shipping, total: goods + tax + shipping };
}
