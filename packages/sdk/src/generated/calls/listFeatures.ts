// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListFeaturesResult,
} from '../types.ts';

/** Lists the features of the home page: `GET /api/index/getFeatures`. */
export function listFeatures(shop: ShopConnection, options?: CallOptions): Call<ListFeaturesResult, 2> {
  return startCall(shop, 'listFeatures', 'get() /api/index/getFeatures msg:array', options);
}
