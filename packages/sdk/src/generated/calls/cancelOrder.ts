// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CancelOrderArgument,
  CancelOrderResult,
} from '../types.ts';

/** Cancels an order: `POST /api/order/cancelOrder`. */
export function cancelOrder(shop: ShopConnection, argument: CancelOrderArgument, options?: CallOptions): Call<CancelOrderResult, 2 | 4001 | 4012> {
  return startCall(shop, 'cancelOrder', 'write /api/order/cancelOrder msg:string orderstatus:number refunded:number', argument, options);
}
