// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ConfirmChargeArgument,
  ConfirmChargeResult,
} from '../types.ts';

/**
 * Captures a charge. Captures a charge at most once: a repeated call returns the same answer. After a failed charge, the order stays unpaid and a new charge may be opened. A charge that waits for the shopper at `redirect_url` stays open.
 *
 * A write that needs a login: `POST /api/product/confirmCharge`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `charge_id: string` The provider's number of one attempt to pay an order. 8 to 64 characters.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `cardDeclined` (4004), `insufficientFunds` (4005), `chargeNotFound` (4006), `orderAlreadyPaid` (4009), `paymentFailed` (4010), `paymentNotAuthenticated` (4021).
 * @example
 * const { charge_status, orderstatus } = await confirmCharge(shop, { ordersn: 'SG20260115000001', charge_id: 'ch_de1742a69b2d43f907864f63' });
 */
export function confirmCharge(shop: ShopConnection, argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult, 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021> {
  return startCall(shop, 'confirmCharge', 'write /api/product/confirmCharge msg:string charge_status:number orderstatus:number', argument, options);
}
