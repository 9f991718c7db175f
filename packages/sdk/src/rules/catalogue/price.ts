import { currencySymbols } from '../../constants.ts';
import type { Currency, Locale } from '../../generated/types.ts';

/** ISO 4217 currency of each language (spec §9). */
export const currencies = {
  en: 'USD',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  zh: 'CNY',
  ja: 'JPY',
} as const satisfies Record<Locale, Currency>;

/** The country whose prices a language shows until the visitor chooses another one. */
export const homeCountries = {
  en: 'US',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  zh: 'CN',
  ja: 'JP',
} as const satisfies Record<Locale, string>;

const symbols: Record<Currency, string> = {
  USD: currencySymbols.en,
  EUR: currencySymbols.de,
  CNY: currencySymbols.zh,
  JPY: currencySymbols.ja,
};

const largestAmount = 9e13;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Converts an amount in major units to integer cents; rounds halves away from zero.
 * @example toCents(19.99) // 1999
 * @throws RangeError if the amount is not finite or too large for exact cents
 */
export function toCents(amount: number): number {
  if (!Number.isFinite(amount) || Math.abs(amount) > largestAmount) {
    throw new RangeError(`${amount} is not an amount of money`);
  }
  // Shifting the decimal text is exact for 1.005; multiplying by 100 would give 100.49999.
  const [digits, exponent = '0'] = String(Math.abs(amount)).split('e');
  const cents = Math.round(Number(`${digits}e${Number(exponent) + 2}`));
  return amount < 0 && cents > 0 ? -cents : cents;
}

/**
 * Converts integer cents to an amount in major units, as on the wire.
 * @example fromCents(1999) // 19.99
 */
export function fromCents(cents: number): number {
  return Math.round(cents) / 100;
}

/**
 * Formats an amount in major units for people: two decimals and the symbol of spec §9 for the language, or for the
 * currency of a country or of a placed order. An invalid amount is formatted as a dash, never as NaN.
 * @example formatMoney(1234.5, 'de') // '1.234,50 €'
 * @example formatMoney(1234.5, 'de', 'USD') // '1.234,50 $'
 */
export function formatMoney(amount: number, locale: Locale, currency: Currency = currencies[locale]): string {
  if (!Number.isFinite(amount)) return '–';
  return formatOf(locale, currency)
    .formatToParts(amount)
    .map((part) => (part.type === 'currency' ? symbols[currency] : part.value))
    .join('');
}

/** Formats integer cents. @example formatCents(123450, 'en') // '$1,234.50' */
export function formatCents(cents: number, locale: Locale): string {
  return formatMoney(fromCents(cents), locale);
}

function formatOf(locale: Locale, currency: Currency): Intl.NumberFormat {
  const key = locale + currency;
  const cachedFormat = formats.get(key);
  if (cachedFormat !== undefined) return cachedFormat;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(key, format);
  return format;
}
