// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogInArgument,
  LogInResult,
} from '../types.ts';

/** Logs a customer in: `POST /api/login/login`. */
export function logIn(shop: ShopConnection, argument: LogInArgument, options?: CallOptions): Call<LogInResult, 2 | 2001 | 2013> {
  return startCall(shop, 'logIn', 'login /api/login/login msg:string data:object tiktok_token:nullable', argument, options);
}
