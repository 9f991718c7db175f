// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetCartArgument,
  GetCartResult,
} from '../types.ts';

/** Returns a cart with its prices: `POST /api/product/getGoodsCart`. */
export function getCart(shop: ShopConnection, argument?: GetCartArgument, options?: CallOptions): Call<GetCartResult, 2> {
  return startCall(shop, 'getCart', 'read /api/product/getGoodsCart msg:array pay:number total:number number:number rebate:number msgData:object', argument, options);
}
