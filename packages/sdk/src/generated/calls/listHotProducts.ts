// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListHotProductsResult,
} from '../types.ts';

/**
 * Lists the two hot lists of the home page. Always two lists, in the order in which the page shows them; either may be empty.
 *
 * A read without a login: `GET /api/index/getHotCategoryGoods`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listHotProducts(shop);
 */
export function listHotProducts(shop: ShopConnection, options?: CallOptions): Call<ListHotProductsResult, 2> {
  return startCall(shop, 'listHotProducts', 'get() /api/index/getHotCategoryGoods msg:array', options);
}
