// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListCarriersResult,
} from '../types.ts';

/**
 * Lists the carriers. The carriers for deliveries and for returns.
 *
 * A read without a login: `POST /api/goods/getEpress`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listCarriers(shop);
 */
export function listCarriers(shop: ShopConnection, options?: CallOptions): Call<ListCarriersResult, 2> {
  return startCall(shop, 'listCarriers', 'read() /api/goods/getEpress msg:array', options);
}
