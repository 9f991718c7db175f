// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListActivityCouponsResult,
} from '../types.ts';

/**
 * Lists the coupons of the running activities. The coupons of the big sale and of the member levels. takeCoupon takes one of them.
 *
 * A read with an optional login: `POST /api/community/getActivityCoupons`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await listActivityCoupons(shop);
 */
export function listActivityCoupons(shop: ShopConnection, options?: CallOptions): Call<ListActivityCouponsResult, 2 | 3009> {
  return startCall(shop, 'listActivityCoupons', 'read() /api/community/getActivityCoupons msg:array', options);
}
