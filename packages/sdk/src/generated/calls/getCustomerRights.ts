// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetCustomerRightsResult,
} from '../types.ts';

/**
 * Returns the member level of the customer and its perks. Lifetime points determine the level; spending points does not lower it.
 *
 * A read that needs a login: `POST /api/community/getCustomerRights`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await getCustomerRights(shop);
 */
export function getCustomerRights(shop: ShopConnection, options?: CallOptions): Call<GetCustomerRightsResult, 2 | 3009> {
  return startCall(shop, 'getCustomerRights', 'read() /api/community/getCustomerRights msg:object', options);
}
