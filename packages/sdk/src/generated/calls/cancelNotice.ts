// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CancelNoticeArgument,
  CancelNoticeResult,
} from '../types.ts';

/** Cancels the request for an email about goods: `POST /api/goods/cancelNotice`. */
export function cancelNotice(shop: ShopConnection, argument: CancelNoticeArgument, options?: CallOptions): Call<CancelNoticeResult, 2> {
  return startCall(shop, 'cancelNotice', 'write /api/goods/cancelNotice msg:string', argument, options);
}
