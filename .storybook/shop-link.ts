import { deepLink } from '@signal-shop/mock-server/control';
import { locales } from '@signal-shop/sdk/constants';
import type { LiveLink } from '@signal-shop/ui/stories/live-links.ts';

/** URL of the shop under `npm start`; the environment variable STORYBOOK_SHOP overrides it. */
export const usualShop = 'http://localhost:5173';

/** The mock server's page is not part of the shop: it has neither scenarios nor a locale. */
const mockPage = /^\/__mock\b/u;

/**
 * The URL that opens the running shop in the state of a story.
 * @param language the toolbar's; one set by the scenarios or the path wins, and a pseudo-locale is omitted
 * @example shopLink('http://localhost:5173', { path: '/car', scenarios: 'cart.many' }, 'de')
 */
export function shopLink(shop: string, { path, scenarios = '' }: LiveLink, language?: string): string {
  const base = shop.replace(/\/$/u, '');
  if (mockPage.test(path)) return base + path;
  const names = scenarios.split(',').filter(Boolean);
  const shownLocale =
    locales.find((locale) => names.includes(`lang.${locale}`)) ??
    locales.find((locale) => locale === language);
  return deepLink(base + (shownLocale === undefined ? path : inLanguage(path, shownLocale)), {
    scenarios: names,
  });
}

function inLanguage(path: string, language: string): string {
  const [before = '', hash] = path.split('#');
  if (/[?&]lang=/u.test(before)) return path;
  return `${before}${before.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
