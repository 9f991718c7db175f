import type { Locale } from '@signal-shop/sdk/contract';

/**
 * Exchange rates from US dollars to the currency of a language. Whole factors make every sum, tier and rounding exact:
 * a cart that reaches a tier in one language reaches it in all.
 */
const factors = { en: 1, de: 1, es: 1, fr: 1, it: 1, zh: 7, ja: 100 } as const satisfies Record<
  Locale,
  number
>;

/** An amount in major units of the language's currency, the unit of the wire. */
export function toWire(usdCents: number, locale: Locale): number {
  return (usdCents * factors[locale]) / 100;
}

/** True when an amount from the wire equals these cents. */
export function isSameMoney(amount: number, usdCents: number, locale: Locale): boolean {
  return Math.round(amount * 100) === usdCents * factors[locale];
}
