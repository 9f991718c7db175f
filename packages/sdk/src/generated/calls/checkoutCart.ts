// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CheckoutCartArgument,
  CheckoutCartResult,
} from '../types.ts';

/** Sets quantities and checks their availability: `POST /api/product/checkout`. */
export function checkoutCart(shop: ShopConnection, argument: CheckoutCartArgument, options?: CallOptions): Call<CheckoutCartResult, 2 | 3003 | 3004 | 3005 | 3006 | 3007> {
  return startCall(shop, 'checkoutCart', 'write /api/product/checkout msg:string', argument, options);
}
