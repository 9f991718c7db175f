// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsCouponsArgument,
  ListGoodsCouponsResult,
} from '../types.ts';

/**
 * Lists the available coupons for goods. With a token, the answer marks the coupons that the customer has taken.
 *
 * A read with an optional login: `POST /api/goods/getCoupons`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg } = await listGoodsCoupons(shop, { id: 1011 });
 */
export function listGoodsCoupons(shop: ShopConnection, argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult, 2 | 3001> {
  return startCall(shop, 'listGoodsCoupons', 'read /api/goods/getCoupons msg:array', argument, options);
}
