// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCommentsArgument,
  ListCommentsResult,
} from '../types.ts';

/**
 * Lists the comments on goods. Newest first. The average and the histogram cover all comments, independent of the filter.
 *
 * A read with an optional login: `POST /api/goods/getCommentByGoodsId`.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg, total, page } = await listComments(shop, { id: 1091, page: 1 });
 */
export function listComments(shop: ShopConnection, argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult, 2 | 3001> {
  return startCall(shop, 'listComments', 'read /api/goods/getCommentByGoodsId msg:array total:number page:number page_size:number average:number histogram:array picture_count:number', argument, options);
}
