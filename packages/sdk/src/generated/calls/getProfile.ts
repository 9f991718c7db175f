// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetProfileResult,
} from '../types.ts';

/**
 * Returns the profile of a customer. The data of the profile page.
 *
 * A read that needs a login: `POST /api/order/getCustomer`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await getProfile(shop);
 */
export function getProfile(shop: ShopConnection, options?: CallOptions): Call<GetProfileResult, 2> {
  return startCall(shop, 'getProfile', 'read() /api/order/getCustomer msg:object', options);
}
