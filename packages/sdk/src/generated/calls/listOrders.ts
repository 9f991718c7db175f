// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListOrdersArgument,
  ListOrdersResult,
} from '../types.ts';

/** Lists the orders of the customer: `POST /api/order/index`. */
export function listOrders(shop: ShopConnection, argument?: ListOrdersArgument, options?: CallOptions): Call<ListOrdersResult, 2> {
  return startCall(shop, 'listOrders', 'read /api/order/index msg:array total:number page:number page_size:number counts:object', argument, options);
}
