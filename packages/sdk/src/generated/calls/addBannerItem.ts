// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  AddBannerItemArgument,
  AddBannerItemResult,
} from '../types.ts';

/**
 * Puts the goods of a banner into the cart. Adds one piece, like addCartItem. For banners with marking 3.
 *
 * A write that needs a login: `POST /api/product/addBannerCart`.
 *
 * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `addFailed` (3010).
 * @example
 * const { number } = await addBannerItem(shop, { goods_id: 1011 });
 */
export function addBannerItem(shop: ShopConnection, argument: AddBannerItemArgument, options?: CallOptions): Call<AddBannerItemResult, 2 | 3001 | 3003 | 3004 | 3010> {
  return startCall(shop, 'addBannerItem', 'write /api/product/addBannerCart msg:string number:number', argument, options);
}
