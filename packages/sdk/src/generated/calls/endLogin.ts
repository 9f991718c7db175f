// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  EndLoginArgument,
  EndLoginResult,
} from '../types.ts';

/**
 * Ends one login of a customer. From now on the server refuses the token of that login, and each one it replaced. The login of this call can be ended, too. A login that has ended already, and one of another customer, is ignored.
 *
 * A write that needs a login: `POST /api/login/endLogin`.
 *
 * - `id: string` An opaque id of a login. It is not the token and cannot be used as one. 1 to 64 characters.
 *
 * Refusals: `failed` (2).
 * @example
 * await endLogin(shop, { id: 'login_b6c7a3ddb152' });
 */
export function endLogin(shop: ShopConnection, argument: EndLoginArgument, options?: CallOptions): Call<EndLoginResult, 2> {
  return startCall(shop, 'endLogin', 'write /api/login/endLogin msg:string', argument, options);
}
