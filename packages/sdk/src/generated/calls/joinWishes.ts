// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  JoinWishesArgument,
  JoinWishesResult,
} from '../types.ts';

/** Merges a guest's wishlist into the customer's: `POST /api/goods/joinWishes`. */
export function joinWishes(shop: ShopConnection, argument: JoinWishesArgument, options?: CallOptions): Call<JoinWishesResult, 2> {
  return startCall(shop, 'joinWishes', 'write /api/goods/joinWishes msg:string total:number skipped:array', argument, options);
}
