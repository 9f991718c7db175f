// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListAddressesResult,
} from '../types.ts';

/**
 * Lists the saved addresses. The default first, then the newest.
 *
 * A read that needs a login: `POST /api/order/getAddresses`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listAddresses(shop);
 */
export function listAddresses(shop: ShopConnection, options?: CallOptions): Call<ListAddressesResult, 2> {
  return startCall(shop, 'listAddresses', 'read() /api/order/getAddresses msg:array', options);
}
