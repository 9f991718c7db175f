// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendBackTrackingArgument,
  SendBackTrackingResult,
} from '../types.ts';

/**
 * Adds the tracking number of returned goods. Allowed after the shop accepted a return or an exchange.
 *
 * A write that needs a login: `POST /api/order/sendBack`.
 *
 * - `id: string` The number to quote in messages about the request. 4 to 24 characters.
 * - `tracking_number: string` The number that identifies a parcel at its carrier. 1 to 100 characters.
 * - `carrier?: string` The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. 1 to 40 characters.
 * - `company?: string` The carrier by its name, instead of `carrier`; ignored beside it. 1 to 200 characters.
 *
 * Refusals: `failed` (2), `afterSalesNotFound` (6024), `afterSalesStepClosed` (6025).
 * @example
 * const { request } = await sendBackTracking(shop, { id: 'AS20260115000001', tracking_number: '1Z5550142000999', carrier: 'ups' });
 */
export function sendBackTracking(shop: ShopConnection, argument: SendBackTrackingArgument, options?: CallOptions): Call<SendBackTrackingResult, 2 | 6024 | 6025> {
  return startCall(shop, 'sendBackTracking', 'write /api/order/sendBack msg:string request:object', argument, options);
}
