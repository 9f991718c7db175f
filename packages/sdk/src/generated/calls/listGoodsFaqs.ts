// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsFaqsArgument,
  ListGoodsFaqsResult,
} from '../types.ts';

/** Lists frequently asked questions about goods: `POST /api/goods/getFaqsByGoodsId`. */
export function listGoodsFaqs(shop: ShopConnection, argument: ListGoodsFaqsArgument, options?: CallOptions): Call<ListGoodsFaqsResult, 2 | 3001> {
  return startCall(shop, 'listGoodsFaqs', 'read /api/goods/getFaqsByGoodsId msg:array', argument, options);
}
