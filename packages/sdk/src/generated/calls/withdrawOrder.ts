// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  WithdrawOrderArgument,
  WithdrawOrderResult,
} from '../types.ts';

/**
 * Second step of a withdrawal. Declares the withdrawal without a reason. The shop also sends the receipt by email; a repeated declaration returns the same receipt; the limits of `findOrder` apply to wrong pairs. Replaces after-sales requests whose goods have not been sent back yet.
 *
 * A write without a login: `POST /api/order/withdrawOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `email: string` The email of the order. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `withdrawalNotOffered` (4019), `withdrawalNotPossible` (4020).
 * @example
 * const { receipt } = await withdrawOrder(shop, { ordersn: 'SG20260111000027', email: 'ada@example.com' });
 */
export function withdrawOrder(shop: ShopConnection, argument: WithdrawOrderArgument, options?: CallOptions): Call<WithdrawOrderResult, 2 | 4001 | 4019 | 4020> {
  return startCall(shop, 'withdrawOrder', 'write /api/order/withdrawOrder msg:string receipt:object', argument, options);
}
