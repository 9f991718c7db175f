// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  AddWishArgument,
  AddWishResult,
} from '../types.ts';

/**
 * Puts goods on the wishlist. Goods already on the list keep their position.
 *
 * A write that needs a login: `POST /api/goods/addWish`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `wishlistFull` (3013).
 * @example
 * const { total } = await addWish(shop, { id: 1011 });
 */
export function addWish(shop: ShopConnection, argument: AddWishArgument, options?: CallOptions): Call<AddWishResult, 2 | 3001 | 3013> {
  return startCall(shop, 'addWish', 'write /api/goods/addWish msg:string total:number', argument, options);
}
