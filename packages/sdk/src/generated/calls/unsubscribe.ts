// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UnsubscribeArgument,
  UnsubscribeResult,
} from '../types.ts';

/**
 * Unsubscribes an address from one kind of mail. Ends exactly the kind of mail that the link is about, for its address, without a login. Repeating it changes nothing and succeeds. Pending notices of this kind are deleted. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
 *
 * A write without a login: `POST /api/index/unsubscribe`.
 *
 * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
 *
 * Refusals: `failed` (2), `verificationCodeWrong` (2004).
 * @example
 * const { subscription } = await unsubscribe(shop, { token: 'mail_offers_of_the_demonstration' });
 */
export function unsubscribe(shop: ShopConnection, argument: UnsubscribeArgument, options?: CallOptions): Call<UnsubscribeResult, 2 | 2004> {
  return startCall(shop, 'unsubscribe', 'write /api/index/unsubscribe msg:string subscription:object', argument, options);
}
