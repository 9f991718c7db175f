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
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listOrders(shop, { state: 'orders', page: 1, page_size: 2 });
 */
export function listOrders(shop: ShopConnection, argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult, 2> {
  return startCall(shop, 'listOrders', 'read /api/order/index msg:array total:number page:number page_size:number counts:object', argument, options);
}
