// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  BuyNowArgument,
  BuyNowResult,
} from '../types.ts';

/**
 * Registers the buy-now item. Replaces an earlier buy-now item and does not change the ordinary cart. Goods of the points store can be exchanged for points. For guests, the call only checks the item, which stays in their temporary cart until they log in.
 *
 * A write with an optional login: `POST /api/product/buyNow`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 * - `goods_number: number` The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed. In pieces. -999999 to 999999.
 * - `type: 2` Always 2, the buy-now cart.
 * - `is_integral?: 0 | 1` 1 to exchange points for the goods; the customer pays money when left out. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `quantityBelowOne` (3005), `notForPoints` (5011).
 * @example
 * await buyNow(shop, { id: 1011, goods_number: 1, type: 2 });
 */
export function buyNow(shop: ShopConnection, argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult, 2 | 3001 | 3003 | 3004 | 3005 | 5011> {
  return startCall(shop, 'buyNow', 'write /api/product/buyNow msg:string', argument, options);
}
