// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ChangePasswordArgument,
  ChangePasswordResult,
} from '../types.ts';

/**
 * Changes the password of a customer. Needs the current password. Ends all other sessions of the customer.
 *
 * A write that needs a login: `POST /api/order/repassword`.
 *
 * - `current_password: string` The current password. 6 to 20 characters.
 * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
 * - `password_confirmation: string` The same new password again. 6 to 20 characters.
 *
 * Refusals: `failed` (2), `passwordsDiffer` (2008), `passwordWrong` (2012).
 * @example
 * await changePassword(shop, {
 *   current_password: 'volt-2026',
 *   password: 'new-volt-27',
 *   password_confirmation: 'new-volt-27',
 * });
 */
export function changePassword(shop: ShopConnection, argument: ChangePasswordArgument, options?: CallOptions): Call<ChangePasswordResult, 2 | 2008 | 2012> {
  return startCall(shop, 'changePassword', 'write /api/order/repassword msg:string', argument, options);
}
