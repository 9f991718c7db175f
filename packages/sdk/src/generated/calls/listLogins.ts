// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListLoginsResult,
} from '../types.ts';

/**
 * Lists the valid logins of a customer. The login of this call first, then the last used one first; at most 100. Expired logins and those that were ended are not in the list.
 *
 * A read that needs a login: `POST /api/login/getLogins`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listLogins(shop);
 */
export function listLogins(shop: ShopConnection, options?: CallOptions): Call<ListLoginsResult, 2> {
  return startCall(shop, 'listLogins', 'read() /api/login/getLogins msg:array', options);
}
