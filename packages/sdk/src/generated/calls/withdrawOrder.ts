// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  WithdrawOrderArgument,
  WithdrawOrderResult,
} from '../types.ts';

/** Second step of a withdrawal: `POST /api/order/withdrawOrder`. */
export function withdrawOrder(shop: ShopConnection, argument: WithdrawOrderArgument, options?: CallOptions): Call<WithdrawOrderResult, 2 | 4001 | 4019 | 4020> {
  return startCall(shop, 'withdrawOrder', 'write /api/order/withdrawOrder msg:string receipt:object', argument, options);
}
