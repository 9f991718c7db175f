// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteAddressArgument,
  DeleteAddressResult,
} from '../types.ts';

/**
 * Deletes a saved address. If it was the default, the newest remaining address becomes the default. Existing orders do not change.
 *
 * A write that needs a login: `POST /api/order/deleteAddress`.
 *
 * - `id: number` The number of an address that a customer saved.
 *
 * Refusals: `failed` (2), `savedAddressNotFound` (4017).
 * @example
 * await deleteAddress(shop, { id: 100 });
 */
export function deleteAddress(shop: ShopConnection, argument: DeleteAddressArgument, options?: CallOptions): Call<DeleteAddressResult, 2 | 4017> {
  return startCall(shop, 'deleteAddress', 'write /api/order/deleteAddress msg:string', argument, options);
}
