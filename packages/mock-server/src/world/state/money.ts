import type { Currency, Locale } from '@signal-shop/sdk/contract';
import { currencies } from '@signal-shop/sdk/rules/price';

/**
 * Exchange rates from US dollars. Whole factors make every sum, tier and rounding exact: a cart that reaches a tier in
 * one language reaches it in all.
 */
const factors = { USD: 1, EUR: 1, CNY: 7, JPY: 100 } as const satisfies Record<Currency, number>;

/** An amount in major units of the language's currency, the unit of the wire. */
export function toWire(usdCents: number, locale: Locale): number {
  return inCurrency(usdCents, currencies[locale]);
}

/** An amount of a placed order in major units: it stays in the currency of the order. */
export function inCurrency(usdCents: number, currency: Currency): number {
  return (usdCents * factors[currency]) / 100;
}

/** True when an amount from the wire equals these cents. */
export function isSameMoney(amount: number, usdCents: number, locale: Locale): boolean {
  return Math.round(amount * 100) === usdCents * factors[currencies[locale]];
}
