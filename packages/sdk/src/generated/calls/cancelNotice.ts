// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CancelNoticeArgument,
  CancelNoticeResult,
} from '../types.ts';

/**
 * Cancels the request for an email about goods. Only requests for the email address of the account; a request that does not exist is ignored.
 *
 * A write that needs a login: `POST /api/goods/cancelNotice`.
 *
 * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
 * - `kind: "backInStock" | "saleStart"` The kind of a notice about goods.
 *
 * Refusals: `failed` (2).
 * @example
 * await cancelNotice(shop, { goods_id: 2191, kind: 'backInStock' });
 */
export function cancelNotice(shop: ShopConnection, argument: CancelNoticeArgument, options?: CallOptions): Call<CancelNoticeResult, 2> {
  return startCall(shop, 'cancelNotice', 'write /api/goods/cancelNotice msg:string', argument, options);
}
