// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsCouponsArgument,
  ListGoodsCouponsResult,
} from '../types.ts';

/** Lists the available coupons for goods: `POST /api/goods/getCoupons`. */
export function listGoodsCoupons(shop: ShopConnection, argument: ListGoodsCouponsArgument, options?: CallOptions): Call<ListGoodsCouponsResult, 2 | 3001> {
  return startCall(shop, 'listGoodsCoupons', 'read /api/goods/getCoupons msg:array', argument, options);
}
