// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderLineReviewArgument,
  GetOrderLineReviewResult,
} from '../types.ts';

/**
 * Returns the review of an order line. Also returns whether the line can be reviewed now, and until when.
 *
 * A read that needs a login: `POST /api/order/getCommentByOrderSmallId`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id: number` The position of a line in its order, from 1.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003).
 * @example
 * const { msg } = await getOrderLineReview(shop, { ordersn: 'SG20251203000008', line_id: 1 });
 */
export function getOrderLineReview(shop: ShopConnection, argument: GetOrderLineReviewArgument, options?: CallOptions): Call<GetOrderLineReviewResult, 2 | 4001 | 6003> {
  return startCall(shop, 'getOrderLineReview', 'read /api/order/getCommentByOrderSmallId msg:object', argument, options);
}
