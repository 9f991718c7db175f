// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  JoinCartArgument,
  JoinCartResult,
} from '../types.ts';

/**
 * Merges a guest's cart into the customer's. Called after a login. Goods in both carts get the larger quantity, at most the stock or the maximum per order, so that merging twice changes nothing. An entry of type 2 becomes the buy-now item.
 *
 * A write that needs a login: `POST /api/product/joinCart`.
 *
 * - `items: TemporaryCartEntry[]` The temporary cart of the guest. At most 100 items.
 * - `saved?: SavedEntry[]` The goods that the guest has saved for later; those that the customer has saved, too, get the larger quantity. At most 100 items.
 *
 * Refusals: `failed` (2).
 * @example
 * const { number, skipped } = await joinCart(shop, {
 *   items: [{ id: 2011, goods_number: 2, type: 1 }, { id: 2191, goods_number: 1, type: 1 }],
 * });
 */
export function joinCart(shop: ShopConnection, argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult, 2> {
  return startCall(shop, 'joinCart', 'write /api/product/joinCart msg:string number:number skipped:array', argument, options);
}
