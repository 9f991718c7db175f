// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CheckoutOrderArgument,
  CheckoutOrderResult,
} from '../types.ts';

/**
 * Opens a charge for an order. Captures no money yet. While a charge is open, the call returns it again, so an order never has two. The id of a saved card that is expired, removed, or another customer's opens a charge that is declined when it is captured.
 *
 * A write that needs a login: `POST /api/product/checkoutOrder`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `payment_token: string` The payment provider's token for a card or a wallet, or the id of a card that the customer has saved; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined, test_insufficient_funds and test_wallet. 8 to 128 characters.
 * - `save_card?: 0 | 1` Whether the provider keeps the card for the customer once the charge has succeeded; 0 by default. A wallet and a card that does not fit into the list of saved cards are charged and not saved. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotPayable` (4002), `orderAlreadyPaid` (4009).
 * @example
 * const { charge_id, charge_status, redirect_url } = await checkoutOrder(shop, { ordersn: 'SG20260115000001', payment_token: 'test_success' });
 */
export function checkoutOrder(shop: ShopConnection, argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult, 2 | 4001 | 4002 | 4009> {
  return startCall(shop, 'checkoutOrder', 'write /api/product/checkoutOrder msg:string charge_id:string charge_status:number redirect_url:nullable', argument, options);
}
