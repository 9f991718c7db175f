// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  LogOutResult,
} from '../types.ts';

/** Ends the login of the token: `POST /api/login/logout`. */
export function logOut(shop: ShopConnection, options?: CallOptions): Call<LogOutResult, 2> {
  return startCall(shop, 'logOut', 'write() /api/login/logout msg:string', options);
}
