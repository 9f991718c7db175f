// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListAfterSalesArgument,
  ListAfterSalesResult,
} from '../types.ts';

/**
 * Lists the after-sales requests of the customer. Newest first.
 *
 * A read that needs a login: `POST /api/order/afterSales`.
 *
 * - `state?: "all" | "open" | "over"` Only these requests; all when left out.
 * - `ordersn?: string` Only those about this order; all when left out. 8 to 32 characters.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listAfterSales(shop, { state: 'all', page: 1, page_size: 2 });
 */
export function listAfterSales(shop: ShopConnection, argument?: ListAfterSalesArgument, options?: CallOptions): Call<ListAfterSalesResult, 2> {
  return startCall(shop, 'listAfterSales', 'read /api/order/afterSales msg:array total:number page:number page_size:number', argument, options);
}
