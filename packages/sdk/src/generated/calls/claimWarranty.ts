// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ClaimWarrantyArgument,
  ClaimWarrantyResult,
} from '../types.ts';

/** Claims a warranty: `POST /api/order/claimWarranty`. */
export function claimWarranty(shop: ShopConnection, argument: ClaimWarrantyArgument, options?: CallOptions): Call<ClaimWarrantyResult, 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007> {
  return startCall(shop, 'claimWarranty', 'write /api/order/claimWarranty msg:string warranty:object', argument, options);
}
