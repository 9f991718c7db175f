// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogInWithGoogleArgument,
  LogInWithGoogleResult,
} from '../types.ts';

/** Logs a customer in with Google: `POST /api/login/google`. */
export function logInWithGoogle(shop: ShopConnection, argument: LogInWithGoogleArgument, options?: CallOptions): Call<LogInWithGoogleResult, 2 | 2003 | 2006> {
  return startCall(shop, 'logInWithGoogle', 'login /api/login/google msg:string data:object tiktok_token:nullable is_new:number', argument, options);
}
