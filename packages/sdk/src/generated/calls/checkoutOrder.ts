// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  CheckoutOrderArgument,
  CheckoutOrderResult,
} from '../types.ts';

/** Opens a charge for an order: `POST /api/product/checkoutOrder`. */
export function checkoutOrder(shop: ShopConnection, argument: CheckoutOrderArgument, options?: CallOptions): Call<CheckoutOrderResult, 2 | 4001 | 4002 | 4009> {
  return startCall(shop, 'checkoutOrder', 'write /api/product/checkoutOrder msg:string charge_id:string charge_status:number redirect_url:nullable', argument, options);
}
