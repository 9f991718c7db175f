// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  PlaceOrderArgument,
  PlaceOrderResult,
} from '../types.ts';

/**
 * Places an order. Creates an unpaid order from the cart, reserves its stock, empties the cart and redeems its coupon. Goods for points are paid immediately, and an order of such goods only is paid. If the total differs from the expected one, the call orders nothing and returns 4003.
 *
 * A write that needs a login: `POST /api/product/order`.
 *
 * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
 * - `address: Address` Where an order is delivered.
 * - `note: string` The shopper's note to the shop; may be empty. At most 500 characters.
 * - `coupon_id?: number` A coupon of the customer; it has priority over a code.
 * - `coupon_code?: string` A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters.
 * - `delivery_way?: "standard" | "express"` The way of delivery; the ordinary one when left out.
 * - `expected_total: number` The total the shopper saw, in the currency of the language of this request. In major units of the currency, with at most two decimals.
 *
 * Refusals: `failed` (2), `outOfStock` (3003), `quantityExceedsMaximum` (3004), `cartEmpty` (3007), `priceChanged` (4003), `addressInvalid` (4007), `couponFailed` (5001), `couponNotFound` (5002), `couponExpired` (5004), `couponUsed` (5005), `couponNotApplicable` (5006), `pointsShort` (5010).
 * @example
 * const { ordersn } = await placeOrder(shop, {
 *   cartype: 1,
 *   address: {
 *     first_name: 'Ada',
 *     last_name: 'Brennan',
 *     address: '418 Harbor View Road',
 *     address_two: 'Apartment 3',
 *     postal_code: '98101',
 *     city: 'Seattle',
 *     state: 'WA',
 *     region: 'US',
 *     phone: '+1 206 555 0177',
 *   },
 *   note: 'Please ring twice.',
 *   expected_total: 122.16,
 * });
 */
export function placeOrder(shop: ShopConnection, argument: PlaceOrderArgument, options?: CallOptions): Call<PlaceOrderResult, 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010> {
  return startCall(shop, 'placeOrder', 'write /api/product/order msg:string ordersn:string', argument, options);
}
