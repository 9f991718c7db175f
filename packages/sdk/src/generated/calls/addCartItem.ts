// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  AddCartItemArgument,
  AddCartItemResult,
} from '../types.ts';

/**
 * Puts goods into the cart. Adds to the current quantity. Adds nothing if the sum exceeds the stock or the maximum per order.
 *
 * A write that needs a login: `POST /api/product/addCart`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 * - `goods_number: number` The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `addFailed` (3010).
 * @example
 * const { number } = await addCartItem(shop, { id: 2011, goods_number: 2 });
 */
export function addCartItem(shop: ShopConnection, argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult, 2 | 3001 | 3003 | 3004 | 3005 | 3010> {
  return startCall(shop, 'addCartItem', 'write /api/product/addCart msg:string number:number', argument, options);
}
