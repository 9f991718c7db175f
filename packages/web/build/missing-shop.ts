import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locales } from '@signal-shop/sdk/constants';
import type { Locale } from '@signal-shop/sdk/contract';

const noscript = /<noscript>[\s\S]*?<\/noscript>/;
const contact = /<a href="mailto:[^"]*">[^<]*<\/a>/;

/** Where the look of the shop did not come either. */
export const missingShopStyle =
  '[data-missing]{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}[data-missing] :is(h1,p){margin:0 0 1rem}';

/** What stands in the html for a visit whose code does not come, by language; with the address to write to of the html itself. */
export function missingShops(html: string): readonly (readonly [locale: Locale, html: string])[] {
  const [mail = ''] = contact.exec(noscript.exec(html)?.[0] ?? '') ?? [];
  return locales.map((locale) => [locale, missingShop(locale, mail)]);
}

function missingShop(locale: Locale, mail: string): string {
  const file = fileURLToPath(import.meta.resolve(`@signal-shop/ui/lang/${locale}.json`));
  const words = JSON.parse(readFileSync(file, 'utf8'));
  const say = (id: string) => escapeHtml(String(words[`errorPage.${id}`]));
  // Short: it stands in every page, in all languages. An empty address is the page itself: following it loads the page anew.
  return `<main data-missing><div role="alert"><h1>${say('chunkTitle')}</h1><p><a href="">${say('retry')}</a></p><p>${mail}</p></div></main>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
