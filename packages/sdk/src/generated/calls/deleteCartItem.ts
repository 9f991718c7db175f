// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteCartItemArgument,
  DeleteCartItemResult,
} from '../types.ts';

/**
 * Removes goods from the cart. Removes all pieces of the goods.
 *
 * A write that needs a login: `POST /api/product/deleteOneCart`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
 *
 * Refusals: `failed` (2), `cartItemNotFound` (3006), `deleteFailed` (3011).
 * @example
 * const { number } = await deleteCartItem(shop, { id: 2011 });
 */
export function deleteCartItem(shop: ShopConnection, argument: DeleteCartItemArgument, options?: CallOptions): Call<DeleteCartItemResult, 2 | 3006 | 3011> {
  return startCall(shop, 'deleteCartItem', 'write /api/product/deleteOneCart msg:string number:number', argument, options);
}
