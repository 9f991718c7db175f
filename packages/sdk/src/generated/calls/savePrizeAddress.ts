// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SavePrizeAddressArgument,
  SavePrizeAddressResult,
} from '../types.ts';

/**
 * Sets the delivery address of a prize. The address cannot be changed afterwards.
 *
 * A write that needs a login: `POST /api/rate/address`.
 *
 * Refusals: `failed` (2), `addressInvalid` (4007), `winningNotFound` (5023), `winningAddressKnown` (5024).
 * @example
 * const { winning } = await savePrizeAddress(shop, {
 *   email: 'ada@example.com',
 *   buyer_first_name: 'Ada',
 *   buyer_last_name: 'Brennan',
 *   buyer_address: '418 Harbor View Road',
 *   buyer_address_two: 'Apartment 3',
 *   city: 'Seattle',
 *   country: 'US',
 *   region: 'WA',
 *   code: '98101',
 *   subcode: '',
 *   phone: '+1 206 555 0177',
 * });
 */
export function savePrizeAddress(shop: ShopConnection, argument: SavePrizeAddressArgument, options?: CallOptions): Call<SavePrizeAddressResult, 2 | 4007 | 5023 | 5024> {
  return startCall(shop, 'savePrizeAddress', 'write /api/rate/address msg:string winning:object', argument, options);
}
