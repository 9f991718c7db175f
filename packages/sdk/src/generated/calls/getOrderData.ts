// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderDataArgument,
  GetOrderDataResult,
} from '../types.ts';

/** Returns an order to pay: `POST /api/product/getOrderData`. */
export function getOrderData(shop: ShopConnection, argument: GetOrderDataArgument, options?: CallOptions): Call<GetOrderDataResult, 2 | 4001> {
  return startCall(shop, 'getOrderData', 'read /api/product/getOrderData msg:object', argument, options);
}
