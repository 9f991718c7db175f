// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteSavedItemArgument,
  DeleteSavedItemResult,
} from '../types.ts';

/**
 * Removes goods from those saved for later. Goods that are not saved are ignored.
 *
 * A write that needs a login: `POST /api/product/deleteSaved`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 *
 * Refusals: `failed` (2).
 * @example
 * await deleteSavedItem(shop, { id: 2011 });
 */
export function deleteSavedItem(shop: ShopConnection, argument: DeleteSavedItemArgument, options?: CallOptions): Call<DeleteSavedItemResult, 2> {
  return startCall(shop, 'deleteSavedItem', 'write /api/product/deleteSaved msg:string', argument, options);
}
