// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ConfirmChargeArgument,
  ConfirmChargeResult,
} from '../types.ts';

/** Captures a charge: `POST /api/product/confirmCharge`. */
export function confirmCharge(shop: ShopConnection, argument: ConfirmChargeArgument, options?: CallOptions): Call<ConfirmChargeResult, 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021> {
  return startCall(shop, 'confirmCharge', 'write /api/product/confirmCharge msg:string charge_status:number orderstatus:number', argument, options);
}
