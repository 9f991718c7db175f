import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

/** The first of the names that is a language of the shop; the shop's own when none is. */
export function chooseLocale(...names: readonly (string | null)[]): Locale {
  return names.flatMap((name) => locales.find((locale) => locale === name) ?? [])[0] ?? defaultLocale;
}
