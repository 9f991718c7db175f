// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRelatedGoodsArgument,
  ListRelatedGoodsResult,
} from '../types.ts';

/** Lists goods that match other goods: `POST /api/goods/getCorrelationGoods`. */
export function listRelatedGoods(shop: ShopConnection, argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult, 2 | 3001> {
  return startCall(shop, 'listRelatedGoods', 'read /api/goods/getCorrelationGoods msg:array', argument, options);
}
