// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SignUpByPopupArgument,
  SignUpByPopupResult,
} from '../types.ts';

/**
 * Signs up in the first-order popup. Returns a coupon for the first order, also by email, and subscribes the address to the offers.
 *
 * A write without a login: `POST /api/index/popupSignUp`.
 *
 * - `email: string` An email address. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `emailInvalid` (8001), `alreadySubscribed` (8031), `subscribeFailed` (8032).
 * @example
 * const { coupon_code } = await signUpByPopup(shop, { email: 'ada@example.com' });
 */
export function signUpByPopup(shop: ShopConnection, argument: SignUpByPopupArgument, options?: CallOptions): Call<SignUpByPopupResult, 2 | 8001 | 8031 | 8032> {
  return startCall(shop, 'signUpByPopup', 'write /api/index/popupSignUp msg:string coupon_code:string', argument, options);
}
