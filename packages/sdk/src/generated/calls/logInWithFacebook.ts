// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogInWithFacebookArgument,
  LogInWithFacebookResult,
} from '../types.ts';

/** Logs a customer in with Facebook: `POST /api/login/facebook`. */
export function logInWithFacebook(shop: ShopConnection, argument: LogInWithFacebookArgument, options?: CallOptions): Call<LogInWithFacebookResult, 2 | 2003 | 2006> {
  return startCall(shop, 'logInWithFacebook', 'login /api/login/facebook msg:string data:object tiktok_token:nullable is_new:number', argument, options);
}
