// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCategoriesResult,
} from '../types.ts';

/**
 * Returns the tree of categories. The whole menu, up to three levels, with the goods each category shows in it.
 *
 * A read without a login: `POST /api/index/getCategoryList`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await listCategories(shop);
 */
export function listCategories(shop: ShopConnection, options?: CallOptions): Call<ListCategoriesResult, 2 | 3009> {
  return startCall(shop, 'listCategories', 'read() /api/index/getCategoryList msg:object', options);
}
