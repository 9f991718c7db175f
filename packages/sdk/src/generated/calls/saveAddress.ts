// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveAddressArgument,
  SaveAddressResult,
} from '../types.ts';

/** Saves an address: `POST /api/order/saveAddress`. */
export function saveAddress(shop: ShopConnection, argument: SaveAddressArgument, options?: CallOptions): Call<SaveAddressResult, 2 | 4007 | 4017 | 4018> {
  return startCall(shop, 'saveAddress', 'write /api/order/saveAddress msg:string address:object', argument, options);
}
