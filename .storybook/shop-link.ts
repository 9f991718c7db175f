import { deepLink } from '@signal-shop/mock-server/control';
import { locales } from '@signal-shop/sdk/constants';
import type { LiveLink } from '@signal-shop/ui/stories/live-links.ts';

/** Where `npm start` shows the shop, unless the environment variable STORYBOOK_SHOP names another address. */
export const usualShop = 'http://localhost:5173';

/** The page of the mock server is no page of the shop: it has neither a state nor a language. */
const mockPage = /^\/__mock\b/u;

/**
 * The address that brings the running shop into the state of a story.
 * @param language that of the toolbar; one that the place names goes before it, and a pseudo-locale is left out
 * @example shopLink('http://localhost:5173', { path: '/car', scenarios: 'cart.many' }, 'de')
 */
export function shopLink(shop: string, { path, scenarios = '' }: LiveLink, language?: string): string {
  const base = shop.replace(/\/$/u, '');
  if (mockPage.test(path)) return base + path;
  const names = scenarios.split(',').filter(Boolean);
  const known =
    locales.find((locale) => names.includes(`lang.${locale}`)) ??
    locales.find((locale) => locale === language);
  return deepLink(base + (known === undefined ? path : inLanguage(path, known)), { scenarios: names });
}

function inLanguage(path: string, language: string): string {
  const [before = '', hash] = path.split('#');
  if (/[?&]lang=/u.test(before)) return path;
  return `${before}${before.includes('?') ? '&' : '?'}lang=${language}${hash === undefined ? '' : `#${hash}`}`;
}
