// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RemoveWishArgument,
  RemoveWishResult,
} from '../types.ts';

/** Takes goods off the wishlist: `POST /api/goods/removeWish`. */
export function removeWish(shop: ShopConnection, argument: RemoveWishArgument, options?: CallOptions): Call<RemoveWishResult, 2> {
  return startCall(shop, 'removeWish', 'write /api/goods/removeWish msg:string total:number', argument, options);
}
