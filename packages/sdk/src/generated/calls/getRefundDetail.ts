// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetRefundDetailArgument,
  GetRefundDetailResult,
} from '../types.ts';

/** Returns one after-sales request: `POST /api/order/getRefundDetail`. */
export function getRefundDetail(shop: ShopConnection, argument: GetRefundDetailArgument, options?: CallOptions): Call<GetRefundDetailResult, 2 | 6024> {
  return startCall(shop, 'getRefundDetail', 'read /api/order/getRefundDetail msg:object', argument, options);
}
