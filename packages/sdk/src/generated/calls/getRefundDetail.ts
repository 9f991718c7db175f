// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetRefundDetailArgument,
  GetRefundDetailResult,
} from '../types.ts';

/**
 * Returns one after-sales request. Its status with past and expected steps.
 *
 * A read that needs a login: `POST /api/order/getRefundDetail`.
 *
 * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
 *
 * Refusals: `failed` (2), `afterSalesNotFound` (6024).
 * @example
 * const { msg } = await getRefundDetail(shop, { id: 'AS20251118000042' });
 */
export function getRefundDetail(shop: ShopConnection, argument: GetRefundDetailArgument, options?: CallOptions): Call<GetRefundDetailResult, 2 | 6024> {
  return startCall(shop, 'getRefundDetail', 'read /api/order/getRefundDetail msg:object', argument, options);
}
