import type { Locale } from '@signal-shop/sdk/contract';

/** Formats a discount for a language: Chinese shows the remaining tenths of the price, so 10% off is 9 折. */
export function spokenDiscount(percent: number, locale: Locale): number {
  return locale === 'zh' ? (100 - percent) / 10 : percent;
}
