// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetGoodsArgument,
  GetGoodsResult,
} from '../types.ts';

/**
 * Returns one goods in full. The data of the product page.
 *
 * A read without a login: `POST /api/goods/getGoodsById`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg } = await getGoods(shop, { id: 1091 });
 */
export function getGoods(shop: ShopConnection, argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult, 2 | 3001> {
  return startCall(shop, 'getGoods', 'read /api/goods/getGoodsById msg:object', argument, options);
}
