// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterArgument,
  RegisterResult,
} from '../types.ts';

/** Opens an account and logs in: `POST /api/login/register`. */
export function register(shop: ShopConnection, argument: RegisterArgument, options?: CallOptions): Call<RegisterResult, 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010> {
  return startCall(shop, 'register', 'login /api/login/register msg:string data:object tiktok_token:nullable points:number', argument, options);
}
