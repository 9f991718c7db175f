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
