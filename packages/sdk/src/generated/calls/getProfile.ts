// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetProfileResult,
} from '../types.ts';

/** Returns the profile of a customer: `POST /api/order/getCustomer`. */
export function getProfile(shop: ShopConnection, options?: CallOptions): Call<GetProfileResult, 2> {
  return startCall(shop, 'getProfile', 'read() /api/order/getCustomer msg:object', options);
}
