// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveForLaterArgument,
  SaveForLaterResult,
} from '../types.ts';

/**
 * Saves goods for later. Moves the line out of the cart, with its quantity. Goods that are not in the cart are saved with `goods_number`, so that a removal can be undone. Goods that are saved already keep the larger quantity.
 *
 * A write that needs a login: `POST /api/product/saveForLater`.
 *
 * - `id: number` The number of one goods in one color; every color of a model has its own.
 * - `goods_number?: number` The quantity of goods that are not in the cart; 1 when left out. In pieces. 1 to 99.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `addFailed` (3010).
 * @example
 * const { number } = await saveForLater(shop, { id: 2011 });
 */
export function saveForLater(shop: ShopConnection, argument: SaveForLaterArgument, options?: CallOptions): Call<SaveForLaterResult, 2 | 3001 | 3010> {
  return startCall(shop, 'saveForLater', 'write /api/product/saveForLater msg:string number:number', argument, options);
}
