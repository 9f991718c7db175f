// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetActivityTimesResult,
} from '../types.ts';

/** Returns the times of the activities: `POST /api/community/getActivityTimes`. */
export function getActivityTimes(shop: ShopConnection, options?: CallOptions): Call<GetActivityTimesResult, 2 | 3009> {
  return startCall(shop, 'getActivityTimes', 'read() /api/community/getActivityTimes msg:array server_time:number', options);
}
