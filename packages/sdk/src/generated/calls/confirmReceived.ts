// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ConfirmReceivedArgument,
  ConfirmReceivedResult,
} from '../types.ts';

/**
 * Confirms the receipt of an order. Completes a shipped order. Optional: the server does it five days after shipping, but not before the day after the last expected day of arrival.
 *
 * A write that needs a login: `POST /api/order/received`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotShipped` (4013).
 * @example
 * const { orderstatus } = await confirmReceived(shop, { ordersn: 'SG20260111000027' });
 */
export function confirmReceived(shop: ShopConnection, argument: ConfirmReceivedArgument, options?: CallOptions): Call<ConfirmReceivedResult, 2 | 4001 | 4013> {
  return startCall(shop, 'confirmReceived', 'write /api/order/received msg:string orderstatus:number', argument, options);
}
