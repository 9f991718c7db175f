// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListAfterSalesArgument,
  ListAfterSalesResult,
} from '../types.ts';

/** Lists the after-sales requests of the customer: `POST /api/order/afterSales`. */
export function listAfterSales(shop: ShopConnection, argument?: ListAfterSalesArgument, options?: CallOptions): Call<ListAfterSalesResult, 2> {
  return startCall(shop, 'listAfterSales', 'read /api/order/afterSales msg:array total:number page:number page_size:number', argument, options);
}
