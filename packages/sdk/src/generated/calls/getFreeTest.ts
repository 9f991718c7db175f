// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetFreeTestArgument,
  GetFreeTestResult,
} from '../types.ts';

/**
 * Returns one application for a free test. Includes the conditions that the customer accepted.
 *
 * A read that needs a login: `POST /api/order/getFreeDetail`.
 *
 * - `id: number` The number of an application for a free test.
 *
 * Refusals: `failed` (2), `applicationNotFound` (6013).
 * @example
 * const { msg, rules } = await getFreeTest(shop, { id: 1 });
 */
export function getFreeTest(shop: ShopConnection, argument: GetFreeTestArgument, options?: CallOptions): Call<GetFreeTestResult, 2 | 6013> {
  return startCall(shop, 'getFreeTest', 'read /api/order/getFreeDetail msg:object rules:array', argument, options);
}
