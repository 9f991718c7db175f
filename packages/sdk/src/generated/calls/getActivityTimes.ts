// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetActivityTimesResult,
} from '../types.ts';

/**
 * Returns the times of the activities. The start and end of the flash sale, the big sale, the lucky wheel and the raffles, by the clock of the shop.
 *
 * A read without a login: `POST /api/community/getActivityTimes`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, server_time } = await getActivityTimes(shop);
 */
export function getActivityTimes(shop: ShopConnection, options?: CallOptions): Call<GetActivityTimesResult, 2 | 3009> {
  return startCall(shop, 'getActivityTimes', 'read() /api/community/getActivityTimes msg:array server_time:number', options);
}
