// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CompareGoodsArgument,
  CompareGoodsResult,
} from '../types.ts';

/** Compares goods line by line: `POST /api/goods/compareGoods`. */
export function compareGoods(shop: ShopConnection, argument: CompareGoodsArgument, options?: CallOptions): Call<CompareGoodsResult, 2 | 3001> {
  return startCall(shop, 'compareGoods', 'read /api/goods/compareGoods msg:array rows:array', argument, options);
}
