// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DrawRaffleArgument,
  DrawRaffleResult,
} from '../types.ts';

/**
 * Draws a ticket of a raffle. One ticket per customer and raffle. Adds a prize to the winning records. A retry with the same idempotency key returns the same prize.
 *
 * A write that needs a login: `POST /api/rate/drawRaffle`.
 *
 * - `id: number` The id that drawRaffle takes.
 *
 * Refusals: `failed` (2), `raffleNotFound` (5040), `raffleClosed` (5041), `raffleAlreadyDrawn` (5042).
 * @example
 * const { data } = await drawRaffle(shop, { id: 1 });
 */
export function drawRaffle(shop: ShopConnection, argument: DrawRaffleArgument, options?: CallOptions): Call<DrawRaffleResult, 2 | 5040 | 5041 | 5042> {
  return startCall(shop, 'drawRaffle', 'write /api/rate/drawRaffle msg:string data:object', argument, options);
}
