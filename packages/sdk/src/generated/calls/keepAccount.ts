// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  KeepAccountResult,
} from '../types.ts';

/**
 * Ends the request to delete an account. Possible until the account is deleted. A mail confirms it. Without a request it changes nothing and succeeds.
 *
 * A write that needs a login: `POST /api/order/keepCustomer`.
 *
 * Refusals: `failed` (2).
 * @example
 * await keepAccount(shop);
 */
export function keepAccount(shop: ShopConnection, options?: CallOptions): Call<KeepAccountResult, 2> {
  return startCall(shop, 'keepAccount', 'write() /api/order/keepCustomer msg:string', options);
}
