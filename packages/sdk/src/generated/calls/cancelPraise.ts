// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CancelPraiseArgument,
  CancelPraiseResult,
} from '../types.ts';

/**
 * Takes praise for a comment back. Nothing changes without praise by the customer.
 *
 * A write that needs a login: `POST /api/goods/cancelPraise`.
 *
 * - `id: number` The number of a comment.
 *
 * Refusals: `failed` (2), `commentNotFound` (6008).
 * @example
 * const { praise_count, praised } = await cancelPraise(shop, { id: 10901 });
 */
export function cancelPraise(shop: ShopConnection, argument: CancelPraiseArgument, options?: CallOptions): Call<CancelPraiseResult, 2 | 6008> {
  return startCall(shop, 'cancelPraise', 'write /api/goods/cancelPraise msg:string praise_count:number praised:number', argument, options);
}
