// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListStatesResult,
} from '../types.ts';

/**
 * Lists the states of the US. For the address of a prize; its `region` is one of these codes.
 *
 * A read without a login: `GET /api/product/getStates`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await listStates(shop);
 */
export function listStates(shop: ShopConnection, options?: CallOptions): Call<ListStatesResult, 2 | 3009> {
  return startCall(shop, 'listStates', 'get() /api/product/getStates msg:array', options);
}
