// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListGoodsByIdsArgument,
  ListGoodsByIdsResult,
} from '../types.ts';

/** Lists goods by their numbers: `POST /api/goods/getGoodsByIds`. */
export function listGoodsByIds(shop: ShopConnection, argument: ListGoodsByIdsArgument, options?: CallOptions): Call<ListGoodsByIdsResult, 2> {
  return startCall(shop, 'listGoodsByIds', 'read /api/goods/getGoodsByIds msg:array', argument, options);
}
