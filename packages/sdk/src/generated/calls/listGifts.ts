// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGiftsArgument,
  ListGiftsResult,
} from '../types.ts';

/**
 * Lists the registrations of the customer and the gifts to choose from. The newest registration first.
 *
 * A read that needs a login: `POST /api/order/getCustomerGift`.
 *
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listGifts(shop, { page: 1, page_size: 12 });
 */
export function listGifts(shop: ShopConnection, argument?: ListGiftsArgument, options?: CallOptions): Call<ListGiftsResult, 2 | 3009> {
  return startCall(shop, 'listGifts', 'read /api/order/getCustomerGift msg:array total:number page:number page_size:number gifts:array', argument, options);
}
