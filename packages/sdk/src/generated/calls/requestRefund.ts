// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestRefundArgument,
  RequestRefundResult,
} from '../types.ts';

/** Requests a refund: `POST /api/order/refund`. */
export function requestRefund(shop: ShopConnection, argument: RequestRefundArgument, options?: CallOptions): Call<RequestRefundResult, 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023> {
  return startCall(shop, 'requestRefund', 'write /api/order/refund msg:string request:object', argument, options);
}
