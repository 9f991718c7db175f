// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  StoreReviewArgument,
  StoreReviewResult,
} from '../types.ts';

/** Reviews a line of an order: `POST /api/goods/commentStore`. */
export function storeReview(shop: ShopConnection, argument: StoreReviewArgument, options?: CallOptions): Call<StoreReviewResult, 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007> {
  return startCall(shop, 'storeReview', 'write /api/goods/commentStore msg:string review:object points:number', argument, options);
}
