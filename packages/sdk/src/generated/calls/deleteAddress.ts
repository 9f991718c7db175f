// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteAddressArgument,
  DeleteAddressResult,
} from '../types.ts';

/** Deletes a saved address: `POST /api/order/deleteAddress`. */
export function deleteAddress(shop: ShopConnection, argument: DeleteAddressArgument, options?: CallOptions): Call<DeleteAddressResult, 2 | 4017> {
  return startCall(shop, 'deleteAddress', 'write /api/order/deleteAddress msg:string', argument, options);
}
