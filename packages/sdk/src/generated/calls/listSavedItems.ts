// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListSavedItemsArgument,
  ListSavedItemsResult,
} from '../types.ts';

/**
 * Lists the goods saved for later. With a token, those of the customer, newest first. Guests send the entries of their browser and get them in the same order. Without discontinued goods; prices and stock are current.
 *
 * A read with an optional login: `POST /api/product/getSaved`.
 *
 * - `items?: SavedEntry[]` The saved goods of the guest; ignored with a token. At most 100 items.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listSavedItems(shop, {});
 */
export function listSavedItems(shop: ShopConnection, argument?: ListSavedItemsArgument, options?: CallOptions): Call<ListSavedItemsResult, 2> {
  return startCall(shop, 'listSavedItems', 'read /api/product/getSaved msg:array', argument, options);
}
