// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  AddCartItemArgument,
  AddCartItemResult,
} from '../types.ts';

/** Puts goods into the cart: `POST /api/product/addCart`. */
export function addCartItem(shop: ShopConnection, argument: AddCartItemArgument, options?: CallOptions): Call<AddCartItemResult, 2 | 3001 | 3003 | 3004 | 3005 | 3010> {
  return startCall(shop, 'addCartItem', 'write /api/product/addCart msg:string number:number', argument, options);
}
