// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UnsubscribeArgument,
  UnsubscribeResult,
} from '../types.ts';

/** Unsubscribes an address from one kind of mail: `POST /api/index/unsubscribe`. */
export function unsubscribe(shop: ShopConnection, argument: UnsubscribeArgument, options?: CallOptions): Call<UnsubscribeResult, 2 | 2004> {
  return startCall(shop, 'unsubscribe', 'write /api/index/unsubscribe msg:string subscription:object', argument, options);
}
