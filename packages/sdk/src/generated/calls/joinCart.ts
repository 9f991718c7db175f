// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  JoinCartArgument,
  JoinCartResult,
} from '../types.ts';

/** Merges a guest's cart into the customer's: `POST /api/product/joinCart`. */
export function joinCart(shop: ShopConnection, argument: JoinCartArgument, options?: CallOptions): Call<JoinCartResult, 2> {
  return startCall(shop, 'joinCart', 'write /api/product/joinCart msg:string number:number skipped:array', argument, options);
}
