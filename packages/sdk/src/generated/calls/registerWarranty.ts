// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterWarrantyArgument,
  RegisterWarrantyResult,
} from '../types.ts';

/**
 * Registers the warranty of an order line. The warranty starts with the delivery and lasts a year; registering it does not extend it.
 *
 * A write that needs a login: `POST /api/order/orderQuality`.
 *
 * - `ordersn: string` The number of an order, digits and capital letters. 8 to 32 characters.
 * - `line_id: number` The position of a line in its order, from 1.
 *
 * Refusals: `failed` (2), `orderNotFound` (4001), `orderLineNotFound` (6003), `warrantyTooEarly` (6030), `warrantyAlreadyRegistered` (6031), `warrantyOver` (6032).
 * @example
 * const { warranty } = await registerWarranty(shop, { ordersn: 'SG20260102000019', line_id: 1 });
 */
export function registerWarranty(shop: ShopConnection, argument: RegisterWarrantyArgument, options?: CallOptions): Call<RegisterWarrantyResult, 2 | 4001 | 6003 | 6030 | 6031 | 6032> {
  return startCall(shop, 'registerWarranty', 'write /api/order/orderQuality msg:string warranty:object', argument, options);
}
