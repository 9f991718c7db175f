// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendVerificationCodeArgument,
  SendVerificationCodeResult,
} from '../types.ts';

/**
 * Sends a verification code by email. A code of six digits, valid for ten minutes. For a reset, an address without an account gets the same answer but no email.
 *
 * A write without a login: `POST /api/login/getTestEmail`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 * - `purpose: "register" | "reset"` The purpose of a verification code.
 *
 * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `registrationSuspended` (2003), `verificationCodeNotSent` (2005), `codeRequestedTooSoon` (2011).
 * @example
 * const { resend_after_seconds } = await sendVerificationCode(shop, { email: 'newcomer@example.com', purpose: 'register' });
 */
export function sendVerificationCode(shop: ShopConnection, argument: SendVerificationCodeArgument, options?: CallOptions): Call<SendVerificationCodeResult, 2 | 2002 | 2003 | 2005 | 2011> {
  return startCall(shop, 'sendVerificationCode', 'write /api/login/getTestEmail msg:string resend_after_seconds:number', argument, options);
}
