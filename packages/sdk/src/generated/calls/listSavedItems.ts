// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListSavedItemsArgument,
  ListSavedItemsResult,
} from '../types.ts';

/** Lists the goods saved for later: `POST /api/product/getSaved`. */
export function listSavedItems(shop: ShopConnection, argument?: ListSavedItemsArgument, options?: CallOptions): Call<ListSavedItemsResult, 2> {
  return startCall(shop, 'listSavedItems', 'read /api/product/getSaved msg:array', argument, options);
}
