import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

/** Returns the first name that is a language of the shop; by default the shop's own. */
export function chooseLocale(...names: readonly (string | null)[]): Locale {
  return names.flatMap((name) => locales.find((locale) => locale === name) ?? [])[0] ?? defaultLocale;
}
