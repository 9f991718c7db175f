// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestAfterSalesArgument,
  RequestAfterSalesResult,
} from '../types.ts';

/**
 * Requests a return or an exchange. For one line of a delivered order, until 45 days after the delivery. The customer must contact customer service first. The request determines the status of the line, and of the order once all its lines have requests.
 *
 * A write that needs a login: `POST /api/order/afterSell`.
 *
 * - `kind: "return" | "exchange"` The compensation for returned goods.
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id: number` The position of a line in its order, from 1.
 * - `goodsnumber: number` The number of pieces to return. In pieces. -999999 to 999999.
 * - `reason: AfterSalesReason` Why the customer makes the request. `withdrawal` is refused, because withdrawOrder declares it.
 * - `problem: string` The defect in the customer's words. 1 to 2000 characters.
 * - `comment_url?: string` The URL of a public comment about the problem; optional. 10 to 2000 characters.
 * - `note?: string` The shopper's note to the shop; may be empty. At most 500 characters.
 * - `credentials: string[]` Pictures that the customer uploaded before, as proof. 1 to 9 items.
 * - `contacted: 0 | 1` Whether the customer contacted customer service; the shop refuses the request otherwise. 1 for yes, 0 for no.
 *
 * Refusals: `failed` (2), `outOfStock` (3003), `quantityBelowOne` (3005), `orderNotFound` (4001), `returnQuantityExceeded` (6001), `orderLineNotFound` (6003), `pictureNotFound` (6007), `returnTooLate` (6020), `contactSupportFirst` (6021), `afterSalesNotPossible` (6022), `afterSalesAlreadyOpen` (6023).
 * @example
 * const { request } = await requestAfterSales(shop, {
 *   kind: 'return',
 *   ordersn: 'SG20260102000019',
 *   line_id: 1,
 *   goodsnumber: 1,
 *   reason: 'defective',
 *   problem: 'The left side is silent.',
 *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
 *   contacted: 1,
 * });
 */
export function requestAfterSales(shop: ShopConnection, argument: RequestAfterSalesArgument, options?: CallOptions): Call<RequestAfterSalesResult, 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023> {
  return startCall(shop, 'requestAfterSales', 'write /api/order/afterSell msg:string request:object', argument, options);
}
