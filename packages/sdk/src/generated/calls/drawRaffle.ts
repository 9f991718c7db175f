// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DrawRaffleArgument,
  DrawRaffleResult,
} from '../types.ts';

/** Draws a ticket of a raffle: `POST /api/rate/drawRaffle`. */
export function drawRaffle(shop: ShopConnection, argument: DrawRaffleArgument, options?: CallOptions): Call<DrawRaffleResult, 2 | 5040 | 5041 | 5042> {
  return startCall(shop, 'drawRaffle', 'write /api/rate/drawRaffle msg:string data:object', argument, options);
}
