// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SignUpByPopupArgument,
  SignUpByPopupResult,
} from '../types.ts';

/** Signs up in the first-order popup: `POST /api/index/popupSignUp`. */
export function signUpByPopup(shop: ShopConnection, argument: SignUpByPopupArgument, options?: CallOptions): Call<SignUpByPopupResult, 2 | 8001 | 8031 | 8032> {
  return startCall(shop, 'signUpByPopup', 'write /api/index/popupSignUp msg:string coupon_code:string', argument, options);
}
