import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

interface PreferredLanguage {
  readonly lang: Locale;
  /** ISO 3166-1 alpha-2; undefined if the browser names none. */
  readonly region: string | undefined;
}

/** The first language of a browser that the shop has, with the region of it. */
export function preferredLanguage(tags: readonly string[]): PreferredLanguage | null {
  for (const tag of tags) {
    const [language, ...parts] = tag.split('-');
    const lang = locales.find((locale) => locale === language?.toLowerCase());
    // A script may come between: zh-Hant-TW.
    if (lang !== undefined)
      return { lang, region: parts.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase() };
  }
  return null;
}
