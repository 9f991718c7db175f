// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  PlaceOrderArgument,
  PlaceOrderResult,
} from '../types.ts';

/** Places an order: `POST /api/product/order`. */
export function placeOrder(shop: ShopConnection, argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult, 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010> {
  return startCall(shop, 'placeOrder', 'write /api/product/order msg:string ordersn:string', argument, options);
}
