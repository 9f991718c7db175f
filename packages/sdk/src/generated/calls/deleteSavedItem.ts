// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteSavedItemArgument,
  DeleteSavedItemResult,
} from '../types.ts';

/** Removes goods from those saved for later: `POST /api/product/deleteSaved`. */
export function deleteSavedItem(shop: ShopConnection, argument: DeleteSavedItemArgument, options?: CallOptions): Call<DeleteSavedItemResult, 2> {
  return startCall(shop, 'deleteSavedItem', 'write /api/product/deleteSaved msg:string', argument, options);
}
