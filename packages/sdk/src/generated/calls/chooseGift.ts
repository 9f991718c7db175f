// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ChooseGiftArgument,
  ChooseGiftResult,
} from '../types.ts';

/**
 * Chooses the gift of a registration. Adds the gift to the winning records, where it needs an address (savePrizeAddress).
 *
 * A write that needs a login: `POST /api/rate/chooseGift`.
 *
 * - `registration_id: number` The number of a product registration.
 * - `gift_id: number` The id that chooseGift takes.
 *
 * Refusals: `failed` (2), `registrationNotFound` (5032), `giftNotFound` (5033), `giftAlreadyChosen` (5034).
 * @example
 * const { registration } = await chooseGift(shop, { registration_id: 1, gift_id: 32 });
 */
export function chooseGift(shop: ShopConnection, argument: ChooseGiftArgument, options?: CallOptions): Call<ChooseGiftResult, 2 | 5032 | 5033 | 5034> {
  return startCall(shop, 'chooseGift', 'write /api/rate/chooseGift msg:string registration:object', argument, options);
}
