// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCarriersResult,
} from '../types.ts';

/** Lists the carriers: `POST /api/goods/getEpress`. */
export function listCarriers(shop: ShopConnection, options?: CallOptions): Call<ListCarriersResult, 2> {
  return startCall(shop, 'listCarriers', 'read() /api/goods/getEpress msg:array', options);
}
