// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCouponsArgument,
  ListCouponsResult,
} from '../types.ts';

/**
 * Lists the coupons of the customer. Newest first. Pages after the last one are empty.
 *
 * A read that needs a login: `POST /api/order/getCoupons`.
 *
 * - `state?: "all" | "unused" | "used" | "stale"` The list; all lists when left out.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listCoupons(shop, { state: 'all', page: 1, page_size: 12 });
 */
export function listCoupons(shop: ShopConnection, argument?: ListCouponsArgument, options?: CallOptions): Call<ListCouponsResult, 2 | 3009> {
  return startCall(shop, 'listCoupons', 'read /api/order/getCoupons msg:array total:number page:number page_size:number counts:object', argument, options);
}
