// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListBannersResult,
} from '../types.ts';

/**
 * Lists the banners of the home page. The slides of the carousel, in display order. An empty list hides the carousel.
 *
 * A read without a login: `GET /api/index/index`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listBanners(shop);
 */
export function listBanners(shop: ShopConnection, options?: CallOptions): Call<ListBannersResult, 2> {
  return startCall(shop, 'listBanners', 'get() /api/index/index msg:object', options);
}
