// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CompareGoodsArgument,
  CompareGoodsResult,
} from '../types.ts';

/**
 * Compares goods line by line. A table of specifications. Each row has one value per goods, in the requested order, or null where goods do not have it. Rows are in the order of the first goods.
 *
 * A read without a login: `POST /api/goods/compareGoods`.
 *
 * - `ids: number[]` Numbers of the goods to compare. 2 to 4 items.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg, rows } = await compareGoods(shop, { ids: [1011, 1091] });
 */
export function compareGoods(shop: ShopConnection, argument: CompareGoodsArgument, options?: CallOptions): Call<CompareGoodsResult, 2 | 3001> {
  return startCall(shop, 'compareGoods', 'read /api/goods/compareGoods msg:array rows:array', argument, options);
}
