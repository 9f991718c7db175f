// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListHotPostsResult,
} from '../types.ts';

/**
 * Lists posts of the community for the home page. An empty list hides the section.
 *
 * A read without a login: `GET /api/index/getCommunity`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listHotPosts(shop);
 */
export function listHotPosts(shop: ShopConnection, options?: CallOptions): Call<ListHotPostsResult, 2> {
  return startCall(shop, 'listHotPosts', 'get() /api/index/getCommunity msg:array', options);
}
