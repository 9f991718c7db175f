// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  KeepAccountResult,
} from '../types.ts';

/** Ends the request to delete an account: `POST /api/order/keepCustomer`. */
export function keepAccount(shop: ShopConnection, options?: CallOptions): Call<KeepAccountResult, 2> {
  return startCall(shop, 'keepAccount', 'write() /api/order/keepCustomer msg:string', options);
}
