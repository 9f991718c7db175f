// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetPointRulesResult,
} from '../types.ts';

/**
 * Lists the ways to earn points. The amounts of the points program, in the order of the points page.
 *
 * A read without a login: `GET /api/term/getPoints`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await getPointRules(shop);
 */
export function getPointRules(shop: ShopConnection, options?: CallOptions): Call<GetPointRulesResult, 2 | 3009> {
  return startCall(shop, 'getPointRules', 'get() /api/term/getPoints msg:array', options);
}
