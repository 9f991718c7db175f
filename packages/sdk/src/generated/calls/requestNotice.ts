// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestNoticeArgument,
  RequestNoticeResult,
} from '../types.ts';

/**
 * Requests an email when goods are back or on sale. Sends one email, when the goods are in stock again or when their flash sale starts.
 *
 * A write without a login: `POST /api/goods/sendEmail`.
 *
 * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
 * - `email: string` An email address. 2 to 200 characters.
 * - `kind: "backInStock" | "saleStart"` The kind of a notice about goods.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `alreadyInStock` (3014), `noticeAlreadyRequested` (3015), `saleAlreadyOpen` (3016), `emailInvalid` (8001).
 * @example
 * await requestNotice(shop, { goods_id: 2191, email: 'ada@example.com', kind: 'backInStock' });
 */
export function requestNotice(shop: ShopConnection, argument: RequestNoticeArgument, options?: CallOptions): Call<RequestNoticeResult, 2 | 3001 | 3014 | 3015 | 3016 | 8001> {
  return startCall(shop, 'requestNotice', 'write /api/goods/sendEmail msg:string', argument, options);
}
