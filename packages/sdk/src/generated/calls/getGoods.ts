// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetGoodsArgument,
  GetGoodsResult,
} from '../types.ts';

/** Returns one goods in full: `POST /api/goods/getGoodsById`. */
export function getGoods(shop: ShopConnection, argument: GetGoodsArgument, options?: CallOptions): Call<GetGoodsResult, 2 | 3001> {
  return startCall(shop, 'getGoods', 'read /api/goods/getGoodsById msg:object', argument, options);
}
