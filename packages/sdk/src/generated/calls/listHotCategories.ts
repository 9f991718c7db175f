// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListHotCategoriesResult,
} from '../types.ts';

/** Lists the hot categories of the home page: `GET /api/index/getHotCategory`. */
export function listHotCategories(shop: ShopConnection, options?: CallOptions): Call<ListHotCategoriesResult, 2> {
  return startCall(shop, 'listHotCategories', 'get() /api/index/getHotCategory msg:array', options);
}
