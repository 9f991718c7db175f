// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetWheelResult,
} from '../types.ts';

/**
 * Returns the lucky wheel. Six prizes in the order of the wheel. Guests see them but cannot spin.
 *
 * A read with an optional login: `POST /api/rate/getWheel`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await getWheel(shop);
 */
export function getWheel(shop: ShopConnection, options?: CallOptions): Call<GetWheelResult, 2 | 3009> {
  return startCall(shop, 'getWheel', 'read() /api/rate/getWheel msg:object', options);
}
