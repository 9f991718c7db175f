// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SpinWheelResult,
} from '../types.ts';

/**
 * Spins the lucky wheel. Uses a spin and awards the prize: adds a coupon to the coupons, and any other prize to the winning records, where it needs an address. A retry with the same idempotency key returns the same prize.
 *
 * A write that needs a login: `POST /api/rate/luckyDraw`.
 *
 * Refusals: `failed` (2), `wheelClosed` (5020), `wheelNoChance` (5021), `wheelBusy` (5022).
 * @example
 * const { data, chances } = await spinWheel(shop);
 */
export function spinWheel(shop: ShopConnection, options?: CallOptions): Call<SpinWheelResult, 2 | 5020 | 5021 | 5022> {
  return startCall(shop, 'spinWheel', 'write() /api/rate/luckyDraw msg:string data:object chances:number', options);
}
