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
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderNotPayable` (4002), `orderAlreadyPaid` (4009).
 * @example
 * const { charge_id, charge_status, redirect_url } = await checkoutOrder(shop, { ordersn: 'SG20260115000001', payment_token: 'test_success' });
 */
export function checkoutOrder(shop: ShopConnection, argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult, 2 | 4001 | 4002 | 4009> {
  return startCall(shop, 'checkoutOrder', 'write /api/product/checkoutOrder msg:string charge_id:string charge_status:number redirect_url:nullable', argument, options);
}
