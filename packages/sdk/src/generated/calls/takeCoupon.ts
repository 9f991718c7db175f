// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  TakeCouponArgument,
  TakeCouponResult,
} from '../types.ts';

/**
 * Takes a coupon. A customer takes each coupon once; it is then among the customer's coupons. listGoodsCoupons and listActivityCoupons list the available ones.
 *
 * A write that needs a login: `POST /api/goods/getCoupon`.
 *
 * - `id: number` The id that takeCoupon takes. A taken coupon gets its own number.
 *
 * Refusals: `failed` (2), `couponFailed` (5001), `couponNotFound` (5002), `couponAlreadyTaken` (5003), `couponExpired` (5004), `couponLevelTooLow` (5007).
 * @example
 * const { coupon } = await takeCoupon(shop, { id: 2 });
 */
export function takeCoupon(shop: ShopConnection, argument: TakeCouponArgument, options?: CallOptions): Call<TakeCouponResult, 2 | 5001 | 5002 | 5003 | 5004 | 5007> {
  return startCall(shop, 'takeCoupon', 'write /api/goods/getCoupon msg:string coupon:object', argument, options);
}
