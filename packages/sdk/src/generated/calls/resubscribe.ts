// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ResubscribeArgument,
  ResubscribeResult,
} from '../types.ts';

/** Undoes an unsubscription: `POST /api/index/resubscribe`. */
export function resubscribe(shop: ShopConnection, argument: ResubscribeArgument, options?: CallOptions): Call<ResubscribeResult, 2 | 2004> {
  return startCall(shop, 'resubscribe', 'write /api/index/resubscribe msg:string subscription:object', argument, options);
}
