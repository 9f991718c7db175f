// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ResubscribeArgument,
  ResubscribeResult,
} from '../types.ts';

/**
 * Undoes an unsubscription. Restores what `unsubscribe` ended, also pending notices. Repeating it changes nothing and succeeds. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
 *
 * A write without a login: `POST /api/index/resubscribe`.
 *
 * - `token: string` The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed. 1 to 200 characters.
 *
 * Refusals: `failed` (2), `verificationCodeWrong` (2004).
 * @example
 * const { subscription } = await resubscribe(shop, { token: 'mail_offers_of_the_demonstration' });
 */
export function resubscribe(shop: ShopConnection, argument: ResubscribeArgument, options?: CallOptions): Call<ResubscribeResult, 2 | 2004> {
  return startCall(shop, 'resubscribe', 'write /api/index/resubscribe msg:string subscription:object', argument, options);
}
