// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderArgument,
  GetOrderResult,
} from '../types.ts';

/**
 * Returns one order in full. The data of the details page.
 *
 * A read that needs a login: `POST /api/order/getOrderSmall`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001).
 * @example
 * const { msg } = await getOrder(shop, { ordersn: 'SG20260115000001' });
 */
export function getOrder(shop: ShopConnection, argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult, 2 | 4001> {
  return startCall(shop, 'getOrder', 'read /api/order/getOrderSmall msg:object', argument, options);
}
