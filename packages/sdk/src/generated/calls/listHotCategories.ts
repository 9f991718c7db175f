// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListHotCategoriesResult,
} from '../types.ts';

/**
 * Lists the hot categories of the home page. An empty list hides the section.
 *
 * A read without a login: `GET /api/index/getHotCategory`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listHotCategories(shop);
 */
export function listHotCategories(shop: ShopConnection, options?: CallOptions): Call<ListHotCategoriesResult, 2> {
  return startCall(shop, 'listHotCategories', 'get() /api/index/getHotCategory msg:array', options);
}
