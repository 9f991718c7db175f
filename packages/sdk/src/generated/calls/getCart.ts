// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetCartArgument,
  GetCartResult,
} from '../types.ts';

/**
 * Returns a cart with its prices. With a token, the cart of the customer. Guests send the entries of their temporary cart and get them with prices, without discontinued goods. Prices, stock and reduction are current.
 *
 * A read with an optional login: `POST /api/product/getGoodsCart`.
 *
 * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
 * - `items?: TemporaryCartEntry[]` The guest's temporary cart; ignored with a token. At most 100 items.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, pay, total } = await getCart(shop, { cartype: 1 });
 */
export function getCart(shop: ShopConnection, argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult, 2> {
  return startCall(shop, 'getCart', 'read /api/product/getGoodsCart msg:array pay:number total:number number:number rebate:number msgData:object', argument, options);
}
