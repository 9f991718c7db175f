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
