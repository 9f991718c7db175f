// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  TrackParcelArgument,
  TrackParcelResult,
} from '../types.ts';

/** Returns the tracking events of a parcel: `POST /api/goods/queryEpress`. */
export function trackParcel(shop: ShopConnection, argument: TrackParcelArgument, options?: CallOptions): Call<TrackParcelResult, 2 | 4015 | 4016> {
  return startCall(shop, 'trackParcel', 'read /api/goods/queryEpress msg:object', argument, options);
}
