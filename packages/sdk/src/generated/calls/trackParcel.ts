// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  TrackParcelArgument,
  TrackParcelResult,
} from '../types.ts';

/**
 * Returns the tracking events of a parcel. Queries the carrier. The events contain only towns, so that a number alone identifies no person.
 *
 * A read without a login: `POST /api/goods/queryEpress`.
 *
 * - `tracking_number: string` The number that identifies a parcel at its carrier. 1 to 100 characters.
 * - `carrier?: string` The carrier of the parcel; omit it to track by number alone. 1 to 40 characters.
 *
 * Refusals: `failed` (2), `trackingUnavailable` (4015), `parcelNotFound` (4016).
 * @example
 * const { msg } = await trackParcel(shop, { tracking_number: '1Z5550142000327', carrier: 'ups' });
 */
export function trackParcel(shop: ShopConnection, argument: TrackParcelArgument, options?: CallOptions): Call<TrackParcelResult, 2 | 4015 | 4016> {
  return startCall(shop, 'trackParcel', 'read /api/goods/queryEpress msg:object', argument, options);
}
