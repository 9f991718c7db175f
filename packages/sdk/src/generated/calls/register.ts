// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterArgument,
  RegisterResult,
} from '../types.ts';

/**
 * Opens an account and logs in. Needs the code from sendVerificationCode and acceptance of the terms. Earns the points of a sign-up; a friend's invitation code earns the friend points, up to a monthly limit.
 *
 * A write without a login: `POST /api/login/register`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 * - `email_confirmation: string` The same email address again. 2 to 200 characters.
 * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
 * - `password_confirmation: string` The same password again. 6 to 20 characters.
 * - `code: string` The six digits from the email. The server accepts any short text and refuses a wrong code. 1 to 12 characters.
 * - `agree_terms: 0 | 1` Whether the customer accepts the terms. 1 for yes, 0 for no.
 * - `invite_code?: string` The invitation code of a friend; absent without one. 4 to 20 characters.
 *
 * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `registrationSuspended` (2003), `verificationCodeWrong` (2004), `emailsDiffer` (2007), `passwordsDiffer` (2008), `termsNotAccepted` (2009), `inviteCodeUnknown` (2010).
 * @example
 * const { data, tiktok_token, points } = await register(shop, {
 *   email: 'newcomer@example.com',
 *   email_confirmation: 'newcomer@example.com',
 *   password: 'volt-2026',
 *   password_confirmation: 'volt-2026',
 *   code: '246810',
 *   agree_terms: 1,
 * });
 */
export function register(shop: ShopConnection, argument: RegisterArgument, options?: CallOptions): Call<RegisterResult, 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010> {
  return startCall(shop, 'register', 'login /api/login/register msg:string data:object tiktok_token:nullable points:number', argument, options);
}
