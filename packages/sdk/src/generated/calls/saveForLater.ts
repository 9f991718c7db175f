// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveForLaterArgument,
  SaveForLaterResult,
} from '../types.ts';

/** Saves goods for later: `POST /api/product/saveForLater`. */
export function saveForLater(shop: ShopConnection, argument: SaveForLaterArgument, options?: CallOptions): Call<SaveForLaterResult, 2 | 3001 | 3010> {
  return startCall(shop, 'saveForLater', 'write /api/product/saveForLater msg:string number:number', argument, options);
}
