// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogOutResult,
} from '../types.ts';

/**
 * Ends the login of the token. From now on the server refuses the token, and each one it replaced. Other logins of the customer continue. Without a token, or with one that is not valid, it changes nothing and succeeds.
 *
 * A write with an optional login: `POST /api/login/logout`.
 *
 * Refusals: `failed` (2).
 * @example
 * await logOut(shop);
 */
export function logOut(shop: ShopConnection, options?: CallOptions): Call<LogOutResult, 2> {
  return startCall(shop, 'logOut', 'write() /api/login/logout msg:string', options);
}
