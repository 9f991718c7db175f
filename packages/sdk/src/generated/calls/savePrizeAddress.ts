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
 * - `winning_id?: number` The number of a winning record.
 * - `email: string` An email address. 2 to 200 characters.
 * - `buyer_first_name: string` First name of the recipient. 2 to 100 characters.
 * - `buyer_last_name: string` Last name of the recipient. 2 to 50 characters.
 * - `buyer_address: string` Street and house. 2 to 500 characters.
 * - `buyer_address_two?: string` A second line such as a flat, or an empty string. At most 500 characters.
 * - `city: string` Town or city. 1 to 100 characters.
 * - `country: string` Prizes are sent within the US only. 1 to 100 characters.
 * - `region: string` A state: its code from listStates, or its name. 1 to 100 characters.
 * - `code: string` The postal code in the format of its country. 1 to 100 characters.
 * - `subcode?: string` The extension of a postal code, such as the last four digits, or an empty string. At most 100 characters.
 * - `phone: string` A phone number in the format that the person typed, with an extension if it has one. 2 to 50 characters.
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
