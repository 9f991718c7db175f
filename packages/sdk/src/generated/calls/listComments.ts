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
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of comments of a page; 10 when a request leaves it out. 1 to 48.
 * - `stars?: number` Only comments with this many stars; all when left out. In stars. 1 to 5.
 * - `with_pictures?: 0 | 1` 1 for comments with pictures only; all when left out. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg, total, page } = await listComments(shop, { id: 1091, page: 1 });
 */
export function listComments(shop: ShopConnection, argument: ListCommentsArgument, options?: CallOptions): Call<ListCommentsResult, 2 | 3001> {
  return startCall(shop, 'listComments', 'read /api/goods/getCommentByGoodsId msg:array total:number page:number page_size:number average:number histogram:array picture_count:number', argument, options);
}
