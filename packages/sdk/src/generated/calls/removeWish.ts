// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RemoveWishArgument,
  RemoveWishResult,
} from '../types.ts';

/**
 * Takes goods off the wishlist. Goods not on the list are ignored.
 *
 * A write that needs a login: `POST /api/goods/removeWish`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2).
 * @example
 * const { total } = await removeWish(shop, { id: 1011 });
 */
export function removeWish(shop: ShopConnection, argument: RemoveWishArgument, options?: CallOptions): Call<RemoveWishResult, 2> {
  return startCall(shop, 'removeWish', 'write /api/goods/removeWish msg:string total:number', argument, options);
}
