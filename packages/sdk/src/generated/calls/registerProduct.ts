// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call.ts';
import type { Call, CallOptions } from '../../call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterProductArgument,
  RegisterProductResult,
} from '../types.ts';

/** Registers a product, or a review of it, for a gift: `POST /api/rate/rateRegister`. */
export function registerProduct(shop: ShopConnection, argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult> {
  return startCall(shop, 'registerProduct', 'write /api/rate/rateRegister msg:string registration:object points:number', argument, options);
}
