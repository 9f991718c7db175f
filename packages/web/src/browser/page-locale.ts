import type { Locale } from '@signal-shop/sdk/contract';
import type { AppCookies } from './app-cookies.ts';

/**
 * The language of a page from its beginning to its end: another tab may choose another one meanwhile, and amounts in
 * its currency would stand behind the symbol of this page's.
 */
export function pageLocale(cookies: AppCookies): () => Locale {
  let locale: Locale | undefined;
  return () => {
    locale ??= cookies.get('locale');
    return locale;
  };
}
