// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteSavedCardArgument,
  DeleteSavedCardResult,
} from '../types.ts';

/**
 * Removes a saved card. The payment provider forgets the card too. A card that is not saved, or is that of another customer, is ignored, so removing twice is fine. Existing orders do not change.
 *
 * A write that needs a login: `POST /api/order/deleteCard`.
 *
 * - `id: string` The payment provider's id of a card that it keeps for the customer; it reveals nothing about the card. It is also a payment token, but only for the orders of this customer. 8 to 128 characters.
 *
 * Refusals: `failed` (2).
 * @example
 * await deleteSavedCard(shop, { id: 'card_5f3a9c1d7e2b4a6088c1d9e0' });
 */
export function deleteSavedCard(shop: ShopConnection, argument: DeleteSavedCardArgument, options?: CallOptions): Call<DeleteSavedCardResult, 2> {
  return startCall(shop, 'deleteSavedCard', 'write /api/order/deleteCard msg:string', argument, options);
}
