// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListOrdersArgument,
  ListOrdersResult,
} from '../types.ts';

/**
 * Lists the orders of the customer. Newest first, without deleted orders. A keyword narrows the list and the counts.
 *
 * A read that needs a login: `POST /api/order/index`.
 *
 * - `state?: "orders" | "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled"` Filters a list of orders; the names are those of the paths below /user/order.
 * - `keyword?: string` A part of the order number, or words from the names of its goods. 1 to 200 characters.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listOrders(shop, { state: 'orders', page: 1, page_size: 2 });
 */
export function listOrders(shop: ShopConnection, argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult, 2> {
  return startCall(shop, 'listOrders', 'read /api/order/index msg:array total:number page:number page_size:number counts:object', argument, options);
}
