// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetContactResult,
} from '../types.ts';

/**
 * Returns the contact of the shop. For the footer and the support pages.
 *
 * A read without a login: `GET /api/index/getContact`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, tiktok } = await getContact(shop);
 */
export function getContact(shop: ShopConnection, options?: CallOptions): Call<GetContactResult, 2> {
  return startCall(shop, 'getContact', 'get() /api/index/getContact msg:object tiktok:string', options);
}
