// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCouponsArgument,
  ListCouponsResult,
} from '../types.ts';

/** Lists the coupons of the customer: `POST /api/order/getCoupons`. */
export function listCoupons(shop: ShopConnection, argument?: ListCouponsArgument, options?: CallOptions): Call<ListCouponsResult, 2 | 3009> {
  return startCall(shop, 'listCoupons', 'read /api/order/getCoupons msg:array total:number page:number page_size:number counts:object', argument, options);
}
