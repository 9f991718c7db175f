import { createShopClient } from '../src/client.ts';
import type { ShopClientOptions } from '../src/client-options.ts';
import type { Fetch } from '../src/transport/pipeline.ts';

/** A client whose server is this function. */
export function shopWith(fetch: Fetch, options: Partial<ShopClientOptions> = {}) {
  return createShopClient({ baseUrl: 'http://shop.test', fetch, ...options });
}

/** A server that refuses connections. */
export const unreachable = () => Promise.reject(new TypeError('fetch failed'));
