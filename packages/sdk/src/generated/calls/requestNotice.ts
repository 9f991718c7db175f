// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call.ts';
import type { Call, CallOptions } from '../../call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestNoticeArgument,
  RequestNoticeResult,
} from '../types.ts';

/** Asks for a mail when goods are back or on sale: `POST /api/goods/sendEmail`. */
export function requestNotice(shop: ShopConnection, argument: RequestNoticeArgument, options?: CallOptions): Call<RequestNoticeResult> {
  return startCall(shop, 'requestNotice', 'write /api/goods/sendEmail msg:string', argument, options);
}
