// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  VerifyOrderArgument,
  VerifyOrderResult,
} from '../types.ts';

/**
 * Returns whether an order is paid. The status on the server, after a lost answer, a page reload or a redirect. Changes nothing.
 *
 * A read that needs a login: `POST /api/product/verifyOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001).
 * @example
 * const { orderstatus, paytype, charge_status } = await verifyOrder(shop, { ordersn: 'SG20260115000001' });
 */
export function verifyOrder(shop: ShopConnection, argument: VerifyOrderArgument, options?: CallOptions): Call<VerifyOrderResult, 2 | 4001> {
  return startCall(shop, 'verifyOrder', 'read /api/product/verifyOrder msg:string orderstatus:number paytype:number charge_status:nullable', argument, options);
}
