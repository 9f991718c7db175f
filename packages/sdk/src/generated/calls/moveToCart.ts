// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  MoveToCartArgument,
  MoveToCartResult,
} from '../types.ts';

/** Moves saved goods back to the cart: `POST /api/product/moveToCart`. */
export function moveToCart(shop: ShopConnection, argument: MoveToCartArgument, options?: CallOptions): Call<MoveToCartResult, 2 | 3003 | 3004 | 3006 | 3010> {
  return startCall(shop, 'moveToCart', 'write /api/product/moveToCart msg:string number:number', argument, options);
}
