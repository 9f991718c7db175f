// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindWithdrawableOrderArgument,
  FindWithdrawableOrderResult,
} from '../types.ts';

/**
 * First step of a withdrawal. Returns the order to withdraw from. Needs no login, only the number and the email of the order; the limits of `findOrder` apply to wrong pairs. Available only in markets that offer it. After a declared withdrawal, the answer includes the receipt.
 *
 * A read without a login: `POST /api/order/findWithdrawableOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `email: string` The email of the order. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `withdrawalNotOffered` (4019), `withdrawalNotPossible` (4020).
 * @example
 * const { msg } = await findWithdrawableOrder(shop, { ordersn: 'SG20260111000027', email: 'ada@example.com' });
 */
export function findWithdrawableOrder(shop: ShopConnection, argument: FindWithdrawableOrderArgument, options?: CallOptions): Call<FindWithdrawableOrderResult, 2 | 4001 | 4019 | 4020> {
  return startCall(shop, 'findWithdrawableOrder', 'read /api/order/findWithdrawableOrder msg:object', argument, options);
}
