// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SubscribeArgument,
  SubscribeResult,
} from '../types.ts';

/** Subscribes an address to offers: `POST /api/index/getEmailSubscribe`. */
export function subscribe(shop: ShopConnection, argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult, 2 | 8001 | 8031 | 8032> {
  return startCall(shop, 'subscribe', 'write /api/index/getEmailSubscribe msg:string', argument, options);
}
