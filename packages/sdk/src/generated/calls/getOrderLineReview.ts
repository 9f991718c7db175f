// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderLineReviewArgument,
  GetOrderLineReviewResult,
} from '../types.ts';

/** Returns the review of an order line: `POST /api/order/getCommentByOrderSmallId`. */
export function getOrderLineReview(shop: ShopConnection, argument: GetOrderLineReviewArgument, options?: CallOptions): Call<GetOrderLineReviewResult, 2 | 4001 | 6003> {
  return startCall(shop, 'getOrderLineReview', 'read /api/order/getCommentByOrderSmallId msg:object', argument, options);
}
