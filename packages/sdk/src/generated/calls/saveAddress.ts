// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SaveAddressArgument,
  SaveAddressResult,
} from '../types.ts';

/**
 * Saves an address. Creates an address without `id`, or updates the one with it. The first address becomes the default.
 *
 * A write that needs a login: `POST /api/order/saveAddress`.
 *
 * - `id?: number` The number of an address that a customer saved.
 * - `address: Address` Where an order is delivered.
 * - `is_default?: 0 | 1` Whether the checkout preselects it; false when left out. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `addressInvalid` (4007), `savedAddressNotFound` (4017), `tooManyAddresses` (4018).
 * @example
 * const { address } = await saveAddress(shop, {
 *   address: {
 *     first_name: 'Ada',
 *     last_name: 'Brennan',
 *     address: '7 Lantern Row',
 *     address_two: '',
 *     postal_code: '97205',
 *     city: 'Portland',
 *     state: 'OR',
 *     region: 'US',
 *     phone: '+1 503 555 0119',
 *   },
 *   is_default: 1,
 * });
 */
export function saveAddress(shop: ShopConnection, argument: SaveAddressArgument, options?: CallOptions): Call<SaveAddressResult, 2 | 4007 | 4017 | 4018> {
  return startCall(shop, 'saveAddress', 'write /api/order/saveAddress msg:string address:object', argument, options);
}
