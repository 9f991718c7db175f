// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindOrderArgument,
  FindOrderResult,
} from '../types.ts';

/** Finds an order without a login: `POST /api/order/findOrder`. */
export function findOrder(shop: ShopConnection, argument: FindOrderArgument, options?: CallOptions): Call<FindOrderResult, 2 | 4001> {
  return startCall(shop, 'findOrder', 'read /api/order/findOrder msg:object', argument, options);
}
