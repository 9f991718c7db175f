// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  StoreReviewArgument,
  StoreReviewResult,
} from '../types.ts';

/**
 * Reviews a line of an order. Allowed once per line, within 30 days after the delivery. A review with the URL at which the customer shared it earns points.
 *
 * A write that needs a login: `POST /api/goods/commentStore`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id: number` The position of a line in its order, from 1.
 * - `stars: number` A customer's rating, 5 is best. In stars. 1 to 5.
 * - `content: string` The text of the review, plain text. 1 to 5000 characters.
 * - `pics?: string[]` Pictures that the customer uploaded before; optional. At most 9 items.
 * - `review_url?: string` The URL at which the customer shared the review; optional. 10 to 2000 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `reviewTooEarly` (6004), `reviewTooLate` (6002), `reviewAlreadyWritten` (6005), `reviewGoodsReturned` (6009), `reviewContentMissing` (6006), `pictureNotFound` (6007).
 * @example
 * const { review, points } = await storeReview(shop, {
 *   ordersn: 'SG20260102000019',
 *   line_id: 1,
 *   stars: 5,
 *   content: 'Light, and the microphone hears only me.',
 *   review_url: 'https://community.example.com/detail/41',
 * });
 */
export function storeReview(shop: ShopConnection, argument: StoreReviewArgument, options?: CallOptions): Call<StoreReviewResult, 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007> {
  return startCall(shop, 'storeReview', 'write /api/goods/commentStore msg:string review:object points:number', argument, options);
}
