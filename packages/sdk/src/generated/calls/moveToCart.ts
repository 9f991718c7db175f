// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  MoveToCartArgument,
  MoveToCartResult,
} from '../types.ts';

/**
 * Moves saved goods back to the cart. Adds as many pieces as the stock and the maximum per order permit, and ends the saving.
 *
 * A write that needs a login: `POST /api/product/moveToCart`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `cartItemNotFound` (3006), `addFailed` (3010).
 * @example
 * const { number } = await moveToCart(shop, { id: 2011 });
 */
export function moveToCart(shop: ShopConnection, argument: MoveToCartArgument, options?: CallOptions): Call<MoveToCartResult, 2 | 3003 | 3004 | 3006 | 3010> {
  return startCall(shop, 'moveToCart', 'write /api/product/moveToCart msg:string number:number', argument, options);
}
