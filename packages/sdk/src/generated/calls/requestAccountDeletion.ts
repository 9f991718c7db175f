// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestAccountDeletionArgument,
  RequestAccountDeletionResult,
} from '../types.ts';

/** Requests the deletion of an account: `POST /api/order/deleteCustomer`. */
export function requestAccountDeletion(shop: ShopConnection, argument?: RequestAccountDeletionArgument, options?: CallOptions): Call<RequestAccountDeletionResult, 2 | 2007 | 2012> {
  return startCall(shop, 'requestAccountDeletion', 'write /api/order/deleteCustomer msg:string deletion_at:number', argument, options);
}
