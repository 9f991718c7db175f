// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetUserInfoResult,
} from '../types.ts';

/**
 * Returns the logged-in customer. For the header and the account pages.
 *
 * A read that needs a login: `POST /api/order/getUserInfo`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await getUserInfo(shop);
 */
export function getUserInfo(shop: ShopConnection, options?: CallOptions): Call<GetUserInfoResult, 2> {
  return startCall(shop, 'getUserInfo', 'read() /api/order/getUserInfo msg:object', options);
}
