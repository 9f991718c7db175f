// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetWheelResult,
} from '../types.ts';

/** Returns the lucky wheel: `POST /api/rate/getWheel`. */
export function getWheel(shop: ShopConnection, options?: CallOptions): Call<GetWheelResult, 2 | 3009> {
  return startCall(shop, 'getWheel', 'read() /api/rate/getWheel msg:object', options);
}
