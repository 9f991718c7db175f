// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  TakeCouponArgument,
  TakeCouponResult,
} from '../types.ts';

/** Takes a coupon: `POST /api/goods/getCoupon`. */
export function takeCoupon(shop: ShopConnection, argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult, 2 | 5001 | 5002 | 5003 | 5004 | 5007> {
  return startCall(shop, 'takeCoupon', 'write /api/goods/getCoupon msg:string coupon:object', argument, options);
}
