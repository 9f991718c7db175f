// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsFaqsArgument,
  ListGoodsFaqsResult,
} from '../types.ts';

/**
 * Lists frequently asked questions about goods. Questions and answers about the kind of the goods.
 *
 * A read without a login: `POST /api/goods/getFaqsByGoodsId`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001).
 * @example
 * const { msg } = await listGoodsFaqs(shop, { id: 1091 });
 */
export function listGoodsFaqs(shop: ShopConnection, argument: ListGoodsFaqsArgument, options?: CallOptions): Call<ListGoodsFaqsResult, 2 | 3001> {
  return startCall(shop, 'listGoodsFaqs', 'read /api/goods/getFaqsByGoodsId msg:array', argument, options);
}
