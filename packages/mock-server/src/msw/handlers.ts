// The shop behind Mock Service Worker, for teams whose tests use it already.
import { http } from 'msw';
import type { Shop } from '../shop.ts';

/**
 * A handler that answers every call of the contract, on any origin, from the shop. Handlers before it override one call.
 * @example const server = setupServer(...handlers(createShop({ scenarios: 'cart.many' })))
 */
export function handlers(shop: Shop) {
  return [http.all('*/api/*', ({ request }) => shop.fetch(request))];
}
