import { defaultLocale } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

const meaningful = ['id', 'keywords', 'page'];

/** The one address of a page in a language, whatever else a visitor chose on it. */
export function canonicalAddress(
  place: Pick<Location, 'pathname' | 'search' | 'origin'>,
  locale: Locale,
): string {
  const url = new URL(place.origin);
  url.pathname = place.pathname;
  const given = new URLSearchParams(place.search);
  for (const name of meaningful) {
    const value = given.get(name);
    if (value !== null && !(name === 'page' && value === '1')) url.searchParams.set(name, value);
  }
  // No path says the language, and whoever has not chosen one is spoken to in the default.
  if (locale !== defaultLocale) url.searchParams.set('lang', locale);
  return url.href;
}
