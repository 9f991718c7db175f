// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetOrderTaxArgument,
  GetOrderTaxResult,
} from '../types.ts';

/** Calculates tax, shipping and total for an address: `POST /api/product/getOrderTax`. */
export function getOrderTax(shop: ShopConnection, argument?: GetOrderTaxArgument, options?: CallOptions): Call<GetOrderTaxResult, 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006> {
  return startCall(shop, 'getOrderTax', 'read /api/product/getOrderTax msg:string subtotal:number reduction:number coupon:number tax:number included_tax:number shipping:number total:number points:number', argument, options);
}
