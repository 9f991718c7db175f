// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
} from '../types.ts';

/** Sets the delivery address of a prize: `POST /api/rate/address`. */
export function savePrizeAddress(shop: ShopConnection, argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult, 2 | 4007 | 5023 | 5024> {
  return startCall(shop, 'savePrizeAddress', 'write /api/rate/address msg:string winning:object', argument, options);
}
