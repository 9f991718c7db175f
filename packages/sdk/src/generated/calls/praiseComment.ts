// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  PraiseCommentArgument,
  PraiseCommentResult,
} from '../types.ts';

/** Praises a comment: `POST /api/goods/commentPraise`. */
export function praiseComment(shop: ShopConnection, argument: PraiseCommentArgument, options?: CallOptions): Call<PraiseCommentResult, 2 | 6008> {
  return startCall(shop, 'praiseComment', 'write /api/goods/commentPraise msg:string praise_count:number praised:number', argument, options);
}
