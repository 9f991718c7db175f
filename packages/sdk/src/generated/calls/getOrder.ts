// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderArgument,
  GetOrderResult,
} from '../types.ts';

/** Returns one order in full: `POST /api/order/getOrderSmall`. */
export function getOrder(shop: ShopConnection, argument: GetOrderArgument, options?: CallOptions): Call<GetOrderResult, 2 | 4001> {
  return startCall(shop, 'getOrder', 'read /api/order/getOrderSmall msg:object', argument, options);
}
