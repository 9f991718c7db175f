import type { Locale } from '@signal-shop/sdk/contract';
import type { AppCookies } from './app-cookies.ts';
import type { ShipTo } from './read-ship-to.ts';

/** The language and the country of delivery of a page, which decide its texts and its currency. */
export interface PageMarket {
  readonly locale: () => Locale;
  /** Null while the visitor has chosen no country. */
  readonly shipTo: () => ShipTo | null;
}

/**
 * Fixes language and country for the lifetime of a page: another tab may change the cookies, and the server's amounts in
 * another currency would then get this page's currency symbol.
 */
export function pageMarket(cookies: AppCookies): PageMarket {
  const shipTo = cookies.get('shipTo');
  let locale: Locale | undefined;
  return {
    // Later, because the address may set the language.
    locale: () => {
      locale ??= cookies.get('locale');
      return locale;
    },
    shipTo: () => shipTo,
  };
}
