// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ChangePasswordArgument,
  ChangePasswordResult,
} from '../types.ts';

/** Changes the password of a customer: `POST /api/order/repassword`. */
export function changePassword(shop: ShopConnection, argument: ChangePasswordArgument, options?: CallOptions): Call<ChangePasswordResult, 2 | 2008 | 2012> {
  return startCall(shop, 'changePassword', 'write /api/order/repassword msg:string', argument, options);
}
