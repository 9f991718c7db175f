// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogOutEverywhereResult,
} from '../types.ts';

/**
 * Ends all logins of a customer. From now on the server refuses every token of the customer, the token of this call included.
 *
 * A write that needs a login: `POST /api/login/logoutAll`.
 *
 * Refusals: `failed` (2).
 * @example
 * await logOutEverywhere(shop);
 */
export function logOutEverywhere(shop: ShopConnection, options?: CallOptions): Call<LogOutEverywhereResult, 2> {
  return startCall(shop, 'logOutEverywhere', 'write() /api/login/logoutAll msg:string', options);
}
