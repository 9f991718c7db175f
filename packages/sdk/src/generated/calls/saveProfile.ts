// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveProfileArgument,
  SaveProfileResult,
} from '../types.ts';

/**
 * Saves the profile of a customer. Omitted fields stay unchanged, null clears a field. Completing the profile for the first time earns points.
 *
 * A write that needs a login: `POST /api/order/completeCustomer`.
 *
 * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `emailsDiffer` (2007), `birthDateInvalid` (8003).
 * @example
 * const { points_earned, profile } = await saveProfile(shop, { city: 'Tacoma' });
 */
export function saveProfile(shop: ShopConnection, argument?: SaveProfileArgument, options?: CallOptions): Call<SaveProfileResult, 2 | 2002 | 2007 | 8003> {
  return startCall(shop, 'saveProfile', 'write /api/order/completeCustomer msg:string points_earned:number profile:object', argument, options);
}
