// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetGoodsUserInfoArgument,
  GetGoodsUserInfoResult,
} from '../types.ts';

/**
 * Returns what the customer may do with goods. Guests get the answer of a customer without purchases.
 *
 * A read with an optional login: `POST /api/goods/getUserInfo`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg } = await getGoodsUserInfo(shop, { id: 1091 });
 */
export function getGoodsUserInfo(shop: ShopConnection, argument: GetGoodsUserInfoArgument, options?: CallOptions): Call<GetGoodsUserInfoResult, 2 | 3001> {
  return startCall(shop, 'getGoodsUserInfo', 'read /api/goods/getUserInfo msg:object', argument, options);
}
