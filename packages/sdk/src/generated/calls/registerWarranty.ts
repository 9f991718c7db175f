// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RegisterWarrantyArgument,
  RegisterWarrantyResult,
} from '../types.ts';

/** Registers the warranty of an order line: `POST /api/order/orderQuality`. */
export function registerWarranty(shop: ShopConnection, argument: RegisterWarrantyArgument, options?: CallOptions): Call<RegisterWarrantyResult, 2 | 4001 | 6003 | 6030 | 6031 | 6032> {
  return startCall(shop, 'registerWarranty', 'write /api/order/orderQuality msg:string warranty:object', argument, options);
}
