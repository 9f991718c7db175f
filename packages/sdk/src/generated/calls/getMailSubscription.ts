// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetMailSubscriptionArgument,
  GetMailSubscriptionResult,
} from '../types.ts';

/**
 * Returns the subject of an unsubscribe link. The kind of mail, the masked address, and whether it still gets these mails. The page of the link shows it. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
 *
 * A read without a login: `POST /api/index/getSubscription`.
 *
 * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
 *
 * Refusals: `failed` (2), `verificationCodeWrong` (2004).
 * @example
 * const { msg } = await getMailSubscription(shop, { token: 'mail_offers_of_the_demonstration' });
 */
export function getMailSubscription(shop: ShopConnection, argument: GetMailSubscriptionArgument, options?: CallOptions): Call<GetMailSubscriptionResult, 2 | 2004> {
  return startCall(shop, 'getMailSubscription', 'read /api/index/getSubscription msg:object', argument, options);
}
