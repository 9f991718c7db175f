// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsArgument,
  ListGoodsResult,
} from '../types.ts';

/**
 * Lists goods. Goods of a category and its subcategories, goods that match a keyword, or both; without either, the whole catalogue. Lists each model once, in its first matching color; facets count the matches of further filters. A search tolerates typing errors, knows synonyms and other spellings, and by default lists the best matches first.
 *
 * A read without a login: `POST /api/goods/getGoodsByType`.
 *
 * Refusals: `failed` (2), `categoryNotFound` (3002), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listGoods(shop, { category_id: 11, filter: ['inStock'], sort: 'popular', page: 1, page_size: 3 });
 */
export function listGoods(shop: ShopConnection, argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult, 2 | 3002 | 3009> {
  return startCall(shop, 'listGoods', 'read /api/goods/getGoodsByType msg:array total:number page:number page_size:number facets:object category:nullable match:string corrected_query:nullable', argument, options);
}
