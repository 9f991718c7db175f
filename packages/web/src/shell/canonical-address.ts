import { defaultLocale } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

const meaningful = ['id', 'keywords', 'page'];

/** The canonical URL of a page in a language, without the visitor's filters. */
export function canonicalAddress(
  current: Pick<Location, 'pathname' | 'search' | 'origin'>,
  locale: Locale,
): string {
  const url = new URL(current.origin);
  url.pathname = current.pathname;
  const parameters = new URLSearchParams(current.search);
  for (const name of meaningful) {
    const value = parameters.get(name);
    if (value !== null && !(name === 'page' && value === '1')) url.searchParams.set(name, value);
  }
  // Paths do not contain the language; without ?lang= a page is in the default language.
  if (locale !== defaultLocale) url.searchParams.set('lang', locale);
  return url.href;
}
