// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListFreeTestsArgument,
  ListFreeTestsResult,
} from '../types.ts';

/** Lists the free tests that the customer applied for: `POST /api/order/getFree`. */
export function listFreeTests(shop: ShopConnection, argument?: ListFreeTestsArgument, options?: CallOptions): Call<ListFreeTestsResult, 2> {
  return startCall(shop, 'listFreeTests', 'read /api/order/getFree msg:array total:number page:number page_size:number', argument, options);
}
