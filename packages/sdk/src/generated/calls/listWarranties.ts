// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListWarrantiesArgument,
  ListWarrantiesResult,
} from '../types.ts';

/**
 * Lists the warranties of the customer. One entry for each delivered order line, registered or not, the latest delivery first.
 *
 * A read that needs a login: `POST /api/order/getQualityOrder`.
 *
 * - `ordersn?: string` Only those of this order; all when left out. 8 to 32 characters.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listWarranties(shop, { page: 1, page_size: 2 });
 */
export function listWarranties(shop: ShopConnection, argument?: ListWarrantiesArgument, options?: CallOptions): Call<ListWarrantiesResult, 2> {
  return startCall(shop, 'listWarranties', 'read /api/order/getQualityOrder msg:array total:number page:number page_size:number', argument, options);
}
