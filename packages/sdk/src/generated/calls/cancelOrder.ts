// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CancelOrderArgument,
  CancelOrderResult,
} from '../types.ts';

/**
 * Cancels an order. Allowed until the shop hands the parcel to the carrier, unless an after-sales request for a part of the order is open. Returns the goods to the stock and refunds the payment by the same method.
 *
 * A write that needs a login: `POST /api/order/cancelOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `reason: "changedMind" | "orderedByMistake" | "wrongAddress" | "foundCheaper" | "tooSlow" | "other"` Why a customer cancels an order.
 * - `note?: string` Details of the reason; optional. At most 500 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotCancellable` (4012).
 * @example
 * const { orderstatus, refunded } = await cancelOrder(shop, {
 *   ordersn: 'SG20260115000001',
 *   reason: 'orderedByMistake',
 *   note: 'I wanted the black one.',
 * });
 */
export function cancelOrder(shop: ShopConnection, argument: CancelOrderArgument, options?: CallOptions): Call<CancelOrderResult, 2 | 4001 | 4012> {
  return startCall(shop, 'cancelOrder', 'write /api/order/cancelOrder msg:string orderstatus:number refunded:number', argument, options);
}
