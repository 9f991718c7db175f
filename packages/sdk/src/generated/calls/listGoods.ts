// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsArgument,
  ListGoodsResult,
} from '../types.ts';

/** Lists goods: `POST /api/goods/getGoodsByType`. */
export function listGoods(shop: ShopConnection, argument?: ListGoodsArgument, options?: CallOptions): Call<ListGoodsResult, 2 | 3002 | 3009> {
  return startCall(shop, 'listGoods', 'read /api/goods/getGoodsByType msg:array total:number page:number page_size:number facets:object category:nullable match:string corrected_query:nullable', argument, options);
}
