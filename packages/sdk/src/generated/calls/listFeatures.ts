// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListFeaturesResult,
} from '../types.ts';

/**
 * Lists the features of the home page. Products and scenes that the home page presents in large pictures. An empty list hides them.
 *
 * A read without a login: `GET /api/index/getFeatures`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listFeatures(shop);
 */
export function listFeatures(shop: ShopConnection, options?: CallOptions): Call<ListFeaturesResult, 2> {
  return startCall(shop, 'listFeatures', 'get() /api/index/getFeatures msg:array', options);
}
