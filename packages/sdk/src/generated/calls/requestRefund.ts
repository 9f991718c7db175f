// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestRefundArgument,
  RequestRefundResult,
} from '../types.ts';

/**
 * Requests a refund. For one line of a paid order, or for all lines without a line number: before the parcel is shipped, if it is lost, or until 45 days after the delivery if no goods have to be returned.
 *
 * A write that needs a login: `POST /api/order/refund`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id?: number` The line; all lines when left out.
 * - `reason: AfterSalesReason` Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it.
 * - `problem?: string` The defect in the customer's words; may be empty. At most 2000 characters.
 * - `note?: string` The shopper's note to the shop; may be empty. At most 500 characters.
 * - `credentials: string[]` Pictures that the customer uploaded before, as proof. 1 to 9 items.
 * - `contacted: 0 | 1` Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `pictureNotFound` (6007), `returnTooLate` (6020), `contactSupportFirst` (6021), `afterSalesNotPossible` (6022), `afterSalesAlreadyOpen` (6023).
 * @example
 * const { request } = await requestRefund(shop, {
 *   ordersn: 'SG20260114000011',
 *   reason: 'noLongerNeeded',
 *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
 *   contacted: 1,
 * });
 */
export function requestRefund(shop: ShopConnection, argument: RequestRefundArgument, options?: CallOptions): Call<RequestRefundResult, 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023> {
  return startCall(shop, 'requestRefund', 'write /api/order/refund msg:string request:object', argument, options);
}
