// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  JoinWishesArgument,
  JoinWishesResult,
} from '../types.ts';

/**
 * Merges a guest's wishlist into the customer's. Called once after a login, with the guest's wishlist. Skips goods that are already on the list; omits and reports discontinued goods and goods above the limit.
 *
 * A write that needs a login: `POST /api/goods/joinWishes`.
 *
 * - `ids: number[]` Numbers of goods, the latest one first. At most 100 items.
 *
 * Refusals: `failed` (2).
 * @example
 * const { total, skipped } = await joinWishes(shop, { ids: [2011, 1011, 999999] });
 */
export function joinWishes(shop: ShopConnection, argument: JoinWishesArgument, options?: CallOptions): Call<JoinWishesResult, 2> {
  return startCall(shop, 'joinWishes', 'write /api/goods/joinWishes msg:string total:number skipped:array', argument, options);
}
