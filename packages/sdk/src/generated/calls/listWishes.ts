// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListWishesArgument,
  ListWishesResult,
} from '../types.ts';

/**
 * Lists the wishlist of the customer. Newest first, without discontinued goods. A guest stores the numbers in the browser and calls listGoodsByIds.
 *
 * A read that needs a login: `POST /api/goods/getWishes`.
 *
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, ids, total } = await listWishes(shop, { page: 1, page_size: 2 });
 */
export function listWishes(shop: ShopConnection, argument?: ListWishesArgument, options?: CallOptions): Call<ListWishesResult, 2> {
  return startCall(shop, 'listWishes', 'read /api/goods/getWishes msg:array ids:array total:number page:number page_size:number', argument, options);
}
