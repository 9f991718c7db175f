// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindWithdrawableOrderArgument,
  FindWithdrawableOrderResult,
} from '../types.ts';

/** First step of a withdrawal: `POST /api/order/findWithdrawableOrder`. */
export function findWithdrawableOrder(shop: ShopConnection, argument: FindWithdrawableOrderArgument, options?: CallOptions): Call<FindWithdrawableOrderResult, 2 | 4001 | 4019 | 4020> {
  return startCall(shop, 'findWithdrawableOrder', 'read /api/order/findWithdrawableOrder msg:object', argument, options);
}
