import type { Locale } from '@signal-shop/sdk/contract';

/** Bytes of the manuals in `packages/mock-server/manuals`: fixtures, one for all goods in each language. */
export const manualBytes = {
  en: 1912,
  zh: 1765,
  de: 2052,
  ja: 2184,
  it: 1889,
  es: 1830,
  fr: 1900,
} as const satisfies Record<Locale, number>;
