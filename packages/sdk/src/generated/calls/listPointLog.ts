// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListPointLogArgument,
  ListPointLogResult,
} from '../types.ts';

/**
 * Lists the point history of the customer. Newest first, with the balance and the remaining monthly limits.
 *
 * A read that needs a login: `POST /api/order/getPointLogById`.
 *
 * - `direction?: "all" | "earned" | "spent"` Only these changes; all when left out.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listPointLog(shop, { page: 1, page_size: 3 });
 */
export function listPointLog(shop: ShopConnection, argument?: ListPointLogArgument, options?: CallOptions): Call<ListPointLogResult, 2 | 3009> {
  return startCall(shop, 'listPointLog', 'read /api/order/getPointLogById msg:array total:number page:number page_size:number points:number caps:array done:array followed:array', argument, options);
}
