// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveProfileArgument,
  SaveProfileResult,
} from '../types.ts';

/** Saves the profile of a customer: `POST /api/order/completeCustomer`. */
export function saveProfile(shop: ShopConnection, argument?: SaveProfileArgument, options?: CallOptions): Call<SaveProfileResult, 2 | 2002 | 2007 | 8003> {
  return startCall(shop, 'saveProfile', 'write /api/order/completeCustomer msg:string points_earned:number profile:object', argument, options);
}
