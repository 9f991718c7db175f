// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListStatesResult,
} from '../types.ts';

/** Lists the states of the US: `GET /api/product/getStates`. */
export function listStates(shop: ShopConnection, options?: CallOptions): Call<ListStatesResult, 2 | 3009> {
  return startCall(shop, 'listStates', 'get() /api/product/getStates msg:array', options);
}
