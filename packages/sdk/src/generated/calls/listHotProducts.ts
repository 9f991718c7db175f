// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListHotProductsResult,
} from '../types.ts';

/** Lists the two hot lists of the home page: `GET /api/index/getHotCategoryGoods`. */
export function listHotProducts(shop: ShopConnection, options?: CallOptions): Call<ListHotProductsResult, 2> {
  return startCall(shop, 'listHotProducts', 'get() /api/index/getHotCategoryGoods msg:array', options);
}
