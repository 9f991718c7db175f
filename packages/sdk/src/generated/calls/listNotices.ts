// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListNoticesResult,
} from '../types.ts';

/**
 * Lists the slides of the announcement bar. An empty list hides the bar.
 *
 * A read without a login: `GET /api/index/title`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listNotices(shop);
 */
export function listNotices(shop: ShopConnection, options?: CallOptions): Call<ListNoticesResult, 2> {
  return startCall(shop, 'listNotices', 'get() /api/index/title msg:array', options);
}
