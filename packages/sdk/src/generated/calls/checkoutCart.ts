// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CheckoutCartArgument,
  CheckoutCartResult,
} from '../types.ts';

/**
 * Sets quantities and checks their availability. Called by the quantity editor and before ordering. Sets the quantities of the given lines and checks the stock of each; a refusal changes nothing. Other lines do not change.
 *
 * A write that needs a login: `POST /api/product/checkout`.
 *
 * - `params: { goods_id: GoodsId, goods_number: RequestedQuantity }[]` The lines and their quantities. At most 100 items.
 * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
 *
 * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `cartItemNotFound` (3006), `cartEmpty` (3007).
 * @example
 * await checkoutCart(shop, { params: [{ goods_id: 1011, goods_number: 1 }, { goods_id: 2011, goods_number: 2 }] });
 */
export function checkoutCart(shop: ShopConnection, argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult, 2 | 3003 | 3004 | 3005 | 3006 | 3007> {
  return startCall(shop, 'checkoutCart', 'write /api/product/checkout msg:string', argument, options);
}
