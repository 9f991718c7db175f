// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogInArgument,
  LogInResult,
} from '../types.ts';

/**
 * Logs a customer in. The token comes in the `authorization` response header and in `data.token`; both are the same. The answer does not reveal whether the email or the password was wrong. After five failures, the email is blocked for 15 minutes.
 *
 * A write without a login: `POST /api/login/login`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 * - `password: string` A customer's password, 6 to 20 characters of any kind. 6 to 20 characters.
 *
 * Refusals: `failed` (2), `loginFailed` (2001), `loginBlocked` (2013).
 * @example
 * const { data, tiktok_token } = await logIn(shop, { email: 'ada@example.com', password: 'volt-2026' });
 */
export function logIn(shop: ShopConnection, argument: LogInArgument, options?: CallOptions): Call<LogInResult, 2 | 2001 | 2013> {
  return startCall(shop, 'logIn', 'login /api/login/login msg:string data:object tiktok_token:nullable', argument, options);
}
