import { escapeHtml } from '@signal-shop/guide/escape-html';
import { locales } from '@signal-shop/sdk/constants';

const languageNamespace = 'http://www.w3.org/1999/xhtml';

/**
 * A sitemap of these paths, each in every language of the shop.
 * @param addresses paths with their queries
 * @param origin of the shop, such as https://signal.example
 */
export function sitemapText(addresses: readonly string[], origin: string): string {
  const entries = addresses.map((address) => entryOf(new URL(address, origin)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="${languageNamespace}">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots.txt with excluded paths and the URL of the sitemap. */
export function robotsText(own: string, origin: string): string {
  const rules = own.split('\n').filter((line) => !line.startsWith('Sitemap:'));
  return `${rules.join('\n').trimEnd()}\n\nSitemap: ${new URL('/sitemap.xml', origin)}\n`;
}

function entryOf(url: URL): string {
  const languages = locales.map((locale) => {
    const inLanguage = new URL(url);
    inLanguage.searchParams.set('lang', locale);
    return `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(inLanguage.href)}"/>`;
  });
  return ['  <url>', `    <loc>${escapeHtml(url.href)}</loc>`, ...languages, '  </url>'].join('\n');
}
