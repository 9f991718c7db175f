// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderTaxArgument,
  GetOrderTaxResult,
} from '../types.ts';

/**
 * Calculates tax, shipping and total for an address. Changes nothing. placeOrder expects this total. Without an address, it checks the coupon and returns the amounts without tax and shipping.
 *
 * A read that needs a login: `POST /api/product/getOrderTax`.
 *
 * - `cartype?: 1 | 2` The cart; the ordinary one when left out. 1 `cart`, 2 `buyNow`.
 * - `region?: string` A country or region of the world as two capital letters of ISO 3166-1. Exactly 2 characters.
 * - `state?: string` State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states. At most 100 characters.
 * - `postal_code?: string` The postal code in the format of its country. 1 to 100 characters.
 * - `coupon_id?: number` A coupon of the customer; it has priority over a code.
 * - `coupon_code?: string` A code that the shopper enters at checkout. Case and surrounding spaces are ignored. 1 to 40 characters.
 * - `delivery_way?: "standard" | "express"` The way of delivery; the ordinary one when left out.
 *
 * Refusals: `failed` (2), `cartEmpty` (3007), `addressInvalid` (4007), `taxFailed` (4008), `couponFailed` (5001), `couponNotFound` (5002), `couponExpired` (5004), `couponUsed` (5005), `couponNotApplicable` (5006).
 * @example
 * const { subtotal, reduction, coupon } = await getOrderTax(shop, { cartype: 1, region: 'US', state: 'WA', postal_code: '98101' });
 */
export function getOrderTax(shop: ShopConnection, argument?: GetOrderTaxArgument, options?: CallOptions): Call<GetOrderTaxResult, 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006> {
  return startCall(shop, 'getOrderTax', 'read /api/product/getOrderTax msg:string subtotal:number reduction:number coupon:number tax:number included_tax:number shipping:number total:number points:number', argument, options);
}
