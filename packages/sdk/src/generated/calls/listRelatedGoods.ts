// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRelatedGoodsArgument,
  ListRelatedGoodsResult,
} from '../types.ts';

/**
 * Lists goods that match other goods. At most twelve, never the goods themselves; an empty list hides the section.
 *
 * A read without a login: `POST /api/goods/getCorrelationGoods`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg } = await listRelatedGoods(shop, { id: 1091 });
 */
export function listRelatedGoods(shop: ShopConnection, argument: ListRelatedGoodsArgument, options?: CallOptions): Call<ListRelatedGoodsResult, 2 | 3001> {
  return startCall(shop, 'listRelatedGoods', 'read /api/goods/getCorrelationGoods msg:array', argument, options);
}
