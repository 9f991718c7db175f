// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListSavedCardsResult,
} from '../types.ts';

/**
 * Lists the saved cards. The newest first. The payment provider keeps the cards; the shop knows only what is shown of them.
 *
 * A read that needs a login: `POST /api/order/getCards`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listSavedCards(shop);
 */
export function listSavedCards(shop: ShopConnection, options?: CallOptions): Call<ListSavedCardsResult, 2> {
  return startCall(shop, 'listSavedCards', 'read() /api/order/getCards msg:array', options);
}
