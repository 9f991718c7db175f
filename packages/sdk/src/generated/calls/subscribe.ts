// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SubscribeArgument,
  SubscribeResult,
} from '../types.ts';

/**
 * Subscribes an address to offers. The form at the bottom of the home page. The shop sends a welcome email.
 *
 * A write without a login: `POST /api/index/getEmailSubscribe`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 * - `subscribe: 1` Always 1, to subscribe.
 *
 * Refusals: `failed` (2), `emailInvalid` (8001), `alreadySubscribed` (8031), `subscribeFailed` (8032).
 * @example
 * await subscribe(shop, { email: 'ada@example.com', subscribe: 1 });
 */
export function subscribe(shop: ShopConnection, argument: SubscribeArgument, options?: CallOptions): Call<SubscribeResult, 2 | 8001 | 8031 | 8032> {
  return startCall(shop, 'subscribe', 'write /api/index/getEmailSubscribe msg:string', argument, options);
}
