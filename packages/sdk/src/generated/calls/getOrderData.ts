// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderDataArgument,
  GetOrderDataResult,
} from '../types.ts';

/**
 * Returns an order to pay. For the payment page. Also returns paid orders; see `orderstatus`.
 *
 * A read that needs a login: `POST /api/product/getOrderData`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001).
 * @example
 * const { msg } = await getOrderData(shop, { ordersn: 'SG20260115000001' });
 */
export function getOrderData(shop: ShopConnection, argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult, 2 | 4001> {
  return startCall(shop, 'getOrderData', 'read /api/product/getOrderData msg:object', argument, options);
}
