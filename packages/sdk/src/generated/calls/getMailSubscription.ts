// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetMailSubscriptionArgument,
  GetMailSubscriptionResult,
} from '../types.ts';

/** Returns the subject of an unsubscribe link: `POST /api/index/getSubscription`. */
export function getMailSubscription(shop: ShopConnection, argument: GetMailSubscriptionArgument, options?: CallOptions): Call<GetMailSubscriptionResult, 2 | 2004> {
  return startCall(shop, 'getMailSubscription', 'read /api/index/getSubscription msg:object', argument, options);
}
