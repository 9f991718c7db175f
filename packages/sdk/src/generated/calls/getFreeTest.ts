// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetFreeTestArgument,
  GetFreeTestResult,
} from '../types.ts';

/** Returns one application for a free test: `POST /api/order/getFreeDetail`. */
export function getFreeTest(shop: ShopConnection, argument: GetFreeTestArgument, options?: CallOptions): Call<GetFreeTestResult, 2 | 6013> {
  return startCall(shop, 'getFreeTest', 'read /api/order/getFreeDetail msg:object rules:array', argument, options);
}
