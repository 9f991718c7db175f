// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteOrderArgument,
  DeleteOrderResult,
} from '../types.ts';

/**
 * Deletes an order from the list. For canceled and fully refunded orders.
 *
 * A write that needs a login: `POST /api/order/deleteOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotDeletable` (4014).
 * @example
 * const { orderstatus } = await deleteOrder(shop, { ordersn: 'SG20250926000005' });
 */
export function deleteOrder(shop: ShopConnection, argument: DeleteOrderArgument, options?: CallOptions): Call<DeleteOrderResult, 2 | 4001 | 4014> {
  return startCall(shop, 'deleteOrder', 'write /api/order/deleteOrder msg:string orderstatus:number', argument, options);
}
