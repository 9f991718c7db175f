// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SendBackTrackingArgument,
  SendBackTrackingResult,
} from '../types.ts';

/** Adds the tracking number of returned goods: `POST /api/order/sendBack`. */
export function sendBackTracking(shop: ShopConnection, argument: SendBackTrackingArgument, options?: CallOptions): Call<SendBackTrackingResult, 2 | 6024 | 6025> {
  return startCall(shop, 'sendBackTracking', 'write /api/order/sendBack msg:string request:object', argument, options);
}
