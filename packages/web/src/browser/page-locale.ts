import type { Locale } from '@signal-shop/sdk/contract';
import type { AppCookies } from './app-cookies.ts';

/**
 * Fixes the language for the lifetime of a page: another tab may change the cookie, and the server's amounts in
 * another currency would then get this page's currency symbol.
 */
export function pageLocale(cookies: AppCookies): () => Locale {
  let locale: Locale | undefined;
  return () => {
    locale ??= cookies.get('locale');
    return locale;
  };
}
