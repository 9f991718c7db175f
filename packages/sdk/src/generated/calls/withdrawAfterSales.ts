// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  WithdrawAfterSalesArgument,
  WithdrawAfterSalesResult,
} from '../types.ts';

/**
 * Withdraws an after-sales request. Allowed until the goods have been sent back. Restores the previous status of lines and order.
 *
 * A write that needs a login: `POST /api/order/cancelAfterSale`.
 *
 * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
 *
 * Refusals: `failed` (2), `afterSalesNotFound` (6024), `afterSalesStepClosed` (6025).
 * @example
 * const { request } = await withdrawAfterSales(shop, { id: 'AS20251118000042' });
 */
export function withdrawAfterSales(shop: ShopConnection, argument: WithdrawAfterSalesArgument, options?: CallOptions): Call<WithdrawAfterSalesResult, 2 | 6024 | 6025> {
  return startCall(shop, 'withdrawAfterSales', 'write /api/order/cancelAfterSale msg:string request:object', argument, options);
}
