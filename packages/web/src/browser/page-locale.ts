import { defaultLocale, locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';
import type { KeptCookies } from './kept-cookies.ts';

/** The first of the names that is a language of the shop; the shop's own when none is. */
export function chooseLocale(...names: readonly (string | null)[]): Locale {
  return names.flatMap((name) => locales.find((locale) => locale === name) ?? [])[0] ?? defaultLocale;
}

/**
 * The language of a page from its beginning to its end: another tab may choose another one meanwhile, and amounts in
 * its currency would stand behind the symbol of this page's.
 */
export function pageLocale(cookies: KeptCookies): () => Locale {
  let locale: Locale | undefined;
  return () => {
    locale ??= cookies.get('locale');
    return locale;
  };
}
