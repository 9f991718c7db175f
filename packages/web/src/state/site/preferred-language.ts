import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

interface PreferredLanguage {
  readonly lang: Locale;
  /** ISO 3166-1 alpha-2; undefined if the browser names none. */
  readonly region: string | undefined;
}

/** The first language of a browser that the shop has, with its region. @param tags of `navigator.languages` */
export function preferredLanguage(tags: readonly string[]): PreferredLanguage | null {
  for (const tag of tags) {
    const preferred = parse(tag);
    const lang = locales.find((locale) => locale === preferred?.language);
    if (lang !== undefined) return { lang, region: preferred?.region };
  }
  return null;
}

/** Null for a name that is no language tag, such as the C of a system without a language. */
function parse(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
