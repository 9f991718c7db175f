// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRafflesResult,
} from '../types.ts';

/**
 * Lists the holiday and activity raffles. Open, upcoming and past raffles, by start time.
 *
 * A read with an optional login: `POST /api/rate/getRaffles`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg, server_time } = await listRaffles(shop);
 */
export function listRaffles(shop: ShopConnection, options?: CallOptions): Call<ListRafflesResult, 2 | 3009> {
  return startCall(shop, 'listRaffles', 'read() /api/rate/getRaffles msg:array server_time:number', options);
}
