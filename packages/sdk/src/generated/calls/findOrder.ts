// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindOrderArgument,
  FindOrderResult,
} from '../types.ts';

/**
 * Finds an order without a login. Needs the number of the order and the email of the customer. A wrong email and a wrong number get the same answer; after ten wrong pairs with one number or one email, the answer is 429 for 15 minutes. Returns only the town and the country of the delivery address.
 *
 * A read without a login: `POST /api/order/findOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `email: string` The email of the order. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001).
 * @example
 * const { msg } = await findOrder(shop, { ordersn: 'SG20260111000027', email: 'ada@example.com' });
 */
export function findOrder(shop: ShopConnection, argument: FindOrderArgument, options?: CallOptions): Call<FindOrderResult, 2 | 4001> {
  return startCall(shop, 'findOrder', 'read /api/order/findOrder msg:object', argument, options);
}
