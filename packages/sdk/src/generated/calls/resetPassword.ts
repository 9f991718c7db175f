// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ResetPasswordArgument,
  ResetPasswordResult,
} from '../types.ts';

/**
 * Sets a new password with a verification code. Ends all sessions of the customer. The answer does not reveal whether the email has an account.
 *
 * A write without a login: `POST /api/login/repassword`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 * - `code: string` The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters.
 * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
 * - `password_confirmation: string` The same password again. 6 to 20 characters.
 *
 * Refusals: `failed` (2), `verificationCodeWrong` (2004), `passwordsDiffer` (2008).
 * @example
 * await resetPassword(shop, {
 *   email: 'ada@example.com',
 *   code: '135790',
 *   password: 'new-volt-27',
 *   password_confirmation: 'new-volt-27',
 * });
 */
export function resetPassword(shop: ShopConnection, argument: ResetPasswordArgument, options?: CallOptions): Call<ResetPasswordResult, 2 | 2004 | 2008> {
  return startCall(shop, 'resetPassword', 'write /api/login/repassword msg:string', argument, options);
}
