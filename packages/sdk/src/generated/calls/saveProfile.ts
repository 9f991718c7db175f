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
 * - `email?: string` A new login email; needs its confirmation. 2 to 200 characters.
 * - `email_confirmation?: string` The same email address again. 2 to 200 characters.
 * - `firstname?: string` A customer's nickname. 1 to 100 characters.
 * - `country?: string | null` Two capital letters of ISO 3166-1; null if unknown.
 * - `state?: string | null` State, province or county; null if unknown.
 * - `city?: string | null` Town or city; null if unknown.
 * - `birth_date?: string | null` A past date as year, month and day; null if unknown.
 * - `gender?: "male" | "female" | null` One of the specification's values; null if unknown.
 * - `marketplace_url?: string | null` The absolute URL of the customer's marketplace profile; null if unknown.
 *
 * Refusals: `failed` (2), `userAlreadyRegistered` (2002), `emailsDiffer` (2007), `birthDateInvalid` (8003).
 * @example
 * const { points_earned, profile } = await saveProfile(shop, { city: 'Tacoma' });
 */
export function saveProfile(shop: ShopConnection, argument?: SaveProfileArgument, options?: CallOptions): Call<SaveProfileResult, 2 | 2002 | 2007 | 8003> {
  return startCall(shop, 'saveProfile', 'write /api/order/completeCustomer msg:string points_earned:number profile:object', argument, options);
}
