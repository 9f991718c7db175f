// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestNoticeArgument,
  RequestNoticeResult,
} from '../types.ts';

/** Requests an email when goods are back or on sale: `POST /api/goods/sendEmail`. */
export function requestNotice(shop: ShopConnection, argument: RequestNoticeArgument, options?: CallOptions): Call<RequestNoticeResult, 2 | 3001 | 3014 | 3015 | 3016 | 8001> {
  return startCall(shop, 'requestNotice', 'write /api/goods/sendEmail msg:string', argument, options);
}
