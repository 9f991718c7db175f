// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call.ts';
import type { Call, CallOptions } from '../../call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  PlaceOrderArgument,
  PlaceOrderResult,
} from '../types.ts';

/** Places an order: `POST /api/product/order`. */
export function placeOrder(shop: ShopConnection, argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult> {
  return startCall(shop, 'placeOrder', 'write /api/product/order msg:string ordersn:string', argument, options);
}
