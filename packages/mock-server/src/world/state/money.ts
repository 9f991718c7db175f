import type { Currency, Locale } from '@signal-shop/sdk/contract';

/**
 * Exchange rates from US dollars. Whole factors make every sum, tier and rounding exact: a cart that reaches a tier in
 * one currency reaches it in all.
 */
const factors = { USD: 1, EUR: 1, CNY: 7, JPY: 100 } as const satisfies Record<Currency, number>;

/** The language of an answer and the currency of its amounts. */
export interface Market {
  readonly locale: Locale;
  readonly currency: Currency;
}

/** An amount in major units of a currency, the unit of the wire. */
export function inCurrency(usdCents: number, currency: Currency): number {
  return (usdCents * factors[currency]) / 100;
}

/** True when an amount from the wire equals these cents. */
export function isSameMoney(amount: number, usdCents: number, currency: Currency): boolean {
  return Math.round(amount * 100) === usdCents * factors[currency];
}
