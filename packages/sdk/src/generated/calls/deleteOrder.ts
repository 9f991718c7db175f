// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  DeleteOrderArgument,
  DeleteOrderResult,
} from '../types.ts';

/** Deletes an order from the list: `POST /api/order/deleteOrder`. */
export function deleteOrder(shop: ShopConnection, argument: DeleteOrderArgument, options?: CallOptions): Call<DeleteOrderResult, 2 | 4001 | 4014> {
  return startCall(shop, 'deleteOrder', 'write /api/order/deleteOrder msg:string orderstatus:number', argument, options);
}
