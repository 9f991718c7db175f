// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListWishesArgument,
  ListWishesResult,
} from '../types.ts';

/** Lists the wishlist of the customer: `POST /api/goods/getWishes`. */
export function listWishes(shop: ShopConnection, argument?: ListWishesArgument, options?: CallOptions): Call<ListWishesResult, 2> {
  return startCall(shop, 'listWishes', 'read /api/goods/getWishes msg:array ids:array total:number page:number page_size:number', argument, options);
}
