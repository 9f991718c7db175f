// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogInWithGoogleArgument,
  LogInWithGoogleResult,
} from '../types.ts';

/**
 * Logs a customer in with Google. The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
 *
 * A write without a login: `POST /api/login/google`.
 *
 * - `authorization_code: string` The provider's authorization code, unchanged. 8 to 2000 characters.
 * - `redirect_uri: string` The redirect URI that was sent to the provider, unchanged. 10 to 2000 characters.
 * - `invite_code?: string` The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. 4 to 20 characters.
 *
 * Refusals: `failed` (2), `registrationSuspended` (2003), `authorizationFailed` (2006).
 * @example
 * const { data, tiktok_token, is_new } = await logInWithGoogle(shop, {
 *   authorization_code: 'google_code_of_the_demonstration',
 *   redirect_uri: 'https://shop.example/login/login',
 * });
 */
export function logInWithGoogle(shop: ShopConnection, argument: LogInWithGoogleArgument, options?: CallOptions): Call<LogInWithGoogleResult, 2 | 2003 | 2006> {
  return startCall(shop, 'logInWithGoogle', 'login /api/login/google msg:string data:object tiktok_token:nullable is_new:number', argument, options);
}
