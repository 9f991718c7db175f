// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ClaimWarrantyArgument,
  ClaimWarrantyResult,
} from '../types.ts';

/**
 * Claims a warranty. Reports a defect of goods with a registered, valid warranty. The shop answers within 24 hours on working days. The claim creates an after-sales request: the shop accepts it, the customer returns the goods, and the shop sends working ones or refunds the money; or the shop rejects it. After that, the customer can report another defect.
 *
 * A write that needs a login: `POST /api/order/claimWarranty`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id: number` The position of a line in its order, from 1.
 * - `problem: string` The defect in the customer's words. 1 to 2000 characters.
 * - `credentials: string[]` Pictures of the defect. 1 to 9 items.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `warrantyNotRegistered` (6033), `warrantyOver` (6032), `warrantyAlreadyClaimed` (6034), `pictureNotFound` (6007).
 * @example
 * const { warranty } = await claimWarranty(shop, {
 *   ordersn: 'SG20251220000034',
 *   line_id: 2,
 *   problem: 'The wheel slips.',
 *   credentials: ['/api/pictures/00ec93d236b3144d92699a766368684a.png'],
 * });
 */
export function claimWarranty(shop: ShopConnection, argument: ClaimWarrantyArgument, options?: CallOptions): Call<ClaimWarrantyResult, 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007> {
  return startCall(shop, 'claimWarranty', 'write /api/order/claimWarranty msg:string warranty:object', argument, options);
}
