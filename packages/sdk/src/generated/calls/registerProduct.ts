// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterProductArgument,
  RegisterProductResult,
} from '../types.ts';

/** Registers a product, or a review of it, for a gift: `POST /api/rate/rateRegister`. */
export function registerProduct(shop: ShopConnection, argument: RegisterProductArgument, options?: CallOptions): Call<RegisterProductResult, 2 | 4001 | 5030 | 5031> {
  return startCall(shop, 'registerProduct', 'write /api/rate/rateRegister msg:string registration:object points:number', argument, options);
}
