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
 * - `category_id?: number` The number of a category, as in the address /product/{id}.
 * - `keywords?: string` A search keyword; must not consist of spaces. 1 to 200 characters.
 * - `filter?: ("new" | "deal" | "inStock" | "points")[]` Returns goods that match every given filter. At most 4 items.
 * - `attributes?: GoodsAttribute[]` Returns goods that have an attribute of each given kind. At most 60 items.
 * - `sort?: "popular" | "newest" | "priceUp" | "priceDown" | "rating"` The order of a listing; `popular` when a request leaves it out.
 * - `price_min?: number` The minimum price, in the currency of the answer's language. In major units of the currency, with at most two decimals.
 * - `price_max?: number` The maximum price. In major units of the currency, with at most two decimals.
 * - `rating_min?: number` The minimum average rating. In stars. 1 to 5.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `categoryNotFound` (3002), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listGoods(shop, { category_id: 11, filter: ['inStock'], sort: 'popular', page: 1, page_size: 3 });
 */
export function listGoods(shop: ShopConnection, argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult, 2 | 3002 | 3009> {
  return startCall(shop, 'listGoods', 'read /api/goods/getGoodsByType msg:array total:number page:number page_size:number facets:object category:nullable match:string corrected_query:nullable', argument, options);
}
