// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListWinningsArgument,
  ListWinningsResult,
} from '../types.ts';

/**
 * Lists the winning records of the customer. Newest first: prizes of the wheel and the raffles, and chosen gifts.
 *
 * A read that needs a login: `POST /api/rate/getWinnings`.
 *
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of entries of a page; 12 when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, total, page } = await listWinnings(shop, { page: 1, page_size: 12 });
 */
export function listWinnings(shop: ShopConnection, argument?: ListWinningsArgument, options?: CallOptions): Call<ListWinningsResult, 2 | 3009> {
  return startCall(shop, 'listWinnings', 'read /api/rate/getWinnings msg:array total:number page:number page_size:number', argument, options);
}
