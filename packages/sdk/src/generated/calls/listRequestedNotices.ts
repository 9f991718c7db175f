// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRequestedNoticesArgument,
  ListRequestedNoticesResult,
} from '../types.ts';

/**
 * Lists the goods that the customer will get an email about. Requests for the email address of the account, newest first, without discontinued goods. A request leaves the list when its email is sent.
 *
 * A read that needs a login: `POST /api/goods/getNotices`.
 *
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, email, total } = await listRequestedNotices(shop, { page: 1, page_size: 2 });
 */
export function listRequestedNotices(shop: ShopConnection, argument?: ListRequestedNoticesArgument, options?: CallOptions): Call<ListRequestedNoticesResult, 2> {
  return startCall(shop, 'listRequestedNotices', 'read /api/goods/getNotices msg:array email:string total:number page:number page_size:number', argument, options);
}
