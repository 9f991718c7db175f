import { escapeHtml } from '@signal-shop/guide/escape-html';
import { locales } from '@signal-shop/sdk/constants';
import type { SitemapEntry } from './sitemap-addresses.ts';

const languageNamespace = 'http://www.w3.org/1999/xhtml';
const pictureNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * A sitemap of these pages with their photographs, each in every language of the shop.
 * @param origin of the shop, such as https://signal.example
 */
export function sitemapText(pages: readonly SitemapEntry[], origin: string): string {
  const entries = pages.map((page) => entryOf(page, origin));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="${languageNamespace}" xmlns:image="${pictureNamespace}">`,
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

function entryOf({ address, pictures }: SitemapEntry, origin: string): string {
  const url = new URL(address, origin);
  const languages = locales.map((locale) => {
    const inLanguage = new URL(url);
    inLanguage.searchParams.set('lang', locale);
    return `    <xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(inLanguage.href)}"/>`;
  });
  const images = pictures.map((picture) => {
    const { href } = new URL(picture, origin);
    return `    <image:image><image:loc>${escapeHtml(href)}</image:loc></image:image>`;
  });
  return ['  <url>', `    <loc>${escapeHtml(url.href)}</loc>`, ...languages, ...images, '  </url>'].join(
    '\n',
  );
}
