// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  PraiseCommentArgument,
  PraiseCommentResult,
} from '../types.ts';

/**
 * Praises a comment. Praising again changes nothing.
 *
 * A write that needs a login: `POST /api/goods/commentPraise`.
 *
 * - `id: number` The number of a comment.
 *
 * Refusals: `failed` (2), `commentNotFound` (6008).
 * @example
 * const { praise_count, praised } = await praiseComment(shop, { id: 10901 });
 */
export function praiseComment(shop: ShopConnection, argument: PraiseCommentArgument, options?: CallOptions): Call<PraiseCommentResult, 2 | 6008> {
  return startCall(shop, 'praiseComment', 'write /api/goods/commentPraise msg:string praise_count:number praised:number', argument, options);
}
