// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsByIdsArgument,
  ListGoodsByIdsResult,
} from '../types.ts';

/**
 * Lists goods by their numbers. For recently viewed goods and the wishlist of a guest. Returns the goods in the requested order and omits discontinued goods.
 *
 * A read without a login: `POST /api/goods/getGoodsByIds`.
 *
 * - `ids: number[]` Numbers of goods. At most 48 items.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listGoodsByIds(shop, { ids: [2011, 999999, 1011] });
 */
export function listGoodsByIds(shop: ShopConnection, argument: ListGoodsByIdsArgument, options?: CallOptions): Call<ListGoodsByIdsResult, 2> {
  return startCall(shop, 'listGoodsByIds', 'read /api/goods/getGoodsByIds msg:array', argument, options);
}
