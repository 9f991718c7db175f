// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ResetPasswordArgument,
  ResetPasswordResult,
} from '../types.ts';

/** Sets a new password with a verification code: `POST /api/login/repassword`. */
export function resetPassword(shop: ShopConnection, argument: ResetPasswordArgument, options?: CallOptions): Call<ResetPasswordResult, 2 | 2004 | 2008> {
  return startCall(shop, 'resetPassword', 'write /api/login/repassword msg:string', argument, options);
}
