// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendVerificationCodeArgument,
  SendVerificationCodeResult,
} from '../types.ts';

/** Sends a verification code by email: `POST /api/login/getTestEmail`. */
export function sendVerificationCode(shop: ShopConnection, argument: SendVerificationCodeArgument, options?: CallOptions): Call<SendVerificationCodeResult, 2 | 2002 | 2003 | 2005 | 2011> {
  return startCall(shop, 'sendVerificationCode', 'write /api/login/getTestEmail msg:string resend_after_seconds:number', argument, options);
}
