import type { Currency, DeliveryWayCode, Locale, TaxKind } from '@signal-shop/sdk/contract';
import { OrderStatus } from '@signal-shop/sdk/contract';
import type { ArrivalWindow } from '@signal-shop/sdk/rules/delivery';
import { arrivalWindow, findState, includedTax, isPostalCode } from '@signal-shop/sdk/rules/delivery';
import { currencies } from '@signal-shop/sdk/rules/price';
import { deliveryCountries } from '../../seed/delivery/countries.ts';
import type { SeedCountry, SeedDeliveryWay } from '../../seed/delivery/delivery-types.ts';
import type { Destination } from '../cart/totals.ts';
import type { Order, OrderTotals } from '../state/orders.ts';
import { Refused } from '../state/refused.ts';
import type { World } from '../state/world.ts';

const byCode: ReadonlyMap<string, SeedCountry> = new Map(
  deliveryCountries.map((country) => [country.code, country]),
);

/** The currency of the country that a visitor chose; of the language without a choice, or without delivery to it. */
export function currencyOf(locale: Locale, shipTo: string | null): Currency {
  return byCode.get(shipTo ?? '')?.currency ?? currencies[locale];
}

/** An address as far as delivery depends on it. */
export interface DeliveryAddress extends Destination {
  readonly postalCode: string;
}

/** @throws Refused addressInvalid: no delivery to the country, an unknown state, or no postal code of the country */
export function assertDeliverable({ region, state, postalCode }: DeliveryAddress): void {
  const country = byCode.get(region);
  if (country === undefined) throw new Refused('addressInvalid');
  const { states, postalCode: postal_code } = country;
  const isStateKnown = states.length === 0 || findState(state, { states: [...states] }) !== undefined;
  if (!isStateKnown || !isPostalCode(postalCode, { postal_code })) throw new Refused('addressInvalid');
}

/** The chosen way of delivery to a country; the ordinary one if the country does not have it. */
export function deliveryWayOf(region: string, code: DeliveryWayCode): SeedDeliveryWay | null {
  const ways = byCode.get(region)?.ways;
  return ways?.find((way) => way.code === code) ?? ways?.[0] ?? null;
}

/** The tax in US cents that goods and shipping include; 0 where tax is added. */
export function includedTaxOf({ total, tax }: OrderTotals, region: string): number {
  const percent = byCode.get(region)?.tax.includedPercent ?? 0;
  return includedTax(total - tax, percent);
}

/** The tax of a country by its kind; empty while the country is unknown. */
export function taxKindOf(region: string): { readonly tax_kind?: TaxKind } {
  const kind = byCode.get(region)?.tax.kind;
  return kind === undefined ? {} : { tax_kind: kind };
}

/** The statuses of orders that have not arrived. */
const expected: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.unpaid,
  OrderStatus.pending,
  OrderStatus.paid,
  OrderStatus.shipped,
]);

/** The expected days of an order that has not arrived; null for others. */
export function arrivalOf(world: World, order: Order): ArrivalWindow | null {
  return expected.has(order.status) ? expectedDays(world, order) : null;
}

/** The expected days of any order, counted from its payment, or from now; null without delivery to its country. */
export function expectedDays(world: World, { events, address, deliveryWay }: Order): ArrivalWindow | null {
  const way = deliveryWayOf(address.region, deliveryWay);
  if (way === null) return null;
  const paidAt = events.find((event) => event.status === OrderStatus.paid)?.time ?? world.clock.seconds();
  return arrivalWindow(paidAt, { min_days: way.minDays, max_days: way.maxDays });
}
