// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListReviewsResult,
} from '../types.ts';

/**
 * Lists customer reviews for the home page. An empty list hides the section.
 *
 * A read without a login: `GET /api/index/getGoodsComment`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listReviews(shop);
 */
export function listReviews(shop: ShopConnection, options?: CallOptions): Call<ListReviewsResult, 2> {
  return startCall(shop, 'listReviews', 'get() /api/index/getGoodsComment msg:array', options);
}
