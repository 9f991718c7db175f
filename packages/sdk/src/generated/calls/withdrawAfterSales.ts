// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  WithdrawAfterSalesArgument,
  WithdrawAfterSalesResult,
} from '../types.ts';

/** Withdraws an after-sales request: `POST /api/order/cancelAfterSale`. */
export function withdrawAfterSales(shop: ShopConnection, argument: WithdrawAfterSalesArgument, options?: CallOptions): Call<WithdrawAfterSalesResult, 2 | 6024 | 6025> {
  return startCall(shop, 'withdrawAfterSales', 'write /api/order/cancelAfterSale msg:string request:object', argument, options);
}
