// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SpinWheelResult,
} from '../types.ts';

/** Spins the lucky wheel: `POST /api/rate/luckyDraw`. */
export function spinWheel(shop: ShopConnection, options?: CallOptions): Call<SpinWheelResult, 2 | 5020 | 5021 | 5022> {
  return startCall(shop, 'spinWheel', 'write() /api/rate/luckyDraw msg:string data:object chances:number', options);
}
