import { deepLink } from '@signal-shop/mock-server/control';
import type { ShopPlace } from '@signal-shop/ui/stories/places.ts';

/** Where `npm start` shows the shop, unless the environment variable STORYBOOK_SHOP names another address. */
export const usualShop = 'http://localhost:5173';

/**
 * The address that brings the running shop into the state of a story.
 * @example shopLink('http://localhost:5173', { path: '/car', scenarios: 'cart.many' })
 */
export function shopLink(shop: string, { path, scenarios = '' }: ShopPlace): string {
  return deepLink(`${shop.replace(/\/$/u, '')}${path}`, { scenarios: scenarios.split(',').filter(Boolean) });
}
