// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListFreeTestsArgument,
  ListFreeTestsResult,
} from '../types.ts';

/**
 * Lists the free tests that the customer applied for. Newest first.
 *
 * A read that needs a login: `POST /api/order/getFree`.
 *
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listFreeTests(shop, { page: 1, page_size: 12 });
 */
export function listFreeTests(shop: ShopConnection, argument?: ListFreeTestsArgument, options?: CallOptions): Call<ListFreeTestsResult, 2> {
  return startCall(shop, 'listFreeTests', 'read /api/order/getFree msg:array total:number page:number page_size:number', argument, options);
}
