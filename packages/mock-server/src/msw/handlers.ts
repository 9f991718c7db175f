// The shop behind Mock Service Worker, for teams whose tests use it already.
import { http } from 'msw';
import { refuseUnknownOptions } from '../known-options.ts';
import type { Shop } from '../shop.ts';

export interface HandlersOptions {
  /** The origin of the shop; requests to other origins are left to other handlers. Any origin by default. */
  readonly baseUrl?: string;
}

/**
 * A handler that answers every call of the contract from the shop. Handlers before it override one call.
 * @throws TypeError for an unknown option, or a base URL that is not an origin
 * @example const server = setupServer(...handlers(createShop({ scenarios: 'cart.many' }), { baseUrl: 'https://shop.example' }))
 */
export function handlers(shop: Shop, options: HandlersOptions = {}) {
  refuseUnknownOptions('handlers', options, { baseUrl: true });
  const { baseUrl } = options;
  const origin = baseUrl === undefined ? '*' : originOf(baseUrl);
  return [http.all(`${origin}/api/*`, ({ request }) => shop.fetch(request))];
}

function originOf(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  if (url?.protocol.startsWith('http') && url.href === `${url.origin}/`) return url.origin;
  throw new TypeError(`baseUrl must be an origin such as "https://shop.example", not "${baseUrl}".`);
}
