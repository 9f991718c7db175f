// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListWarrantiesArgument,
  ListWarrantiesResult,
} from '../types.ts';

/** Lists the warranties of the customer: `POST /api/order/getQualityOrder`. */
export function listWarranties(shop: ShopConnection, argument?: ListWarrantiesArgument, options?: CallOptions): Call<ListWarrantiesResult, 2> {
  return startCall(shop, 'listWarranties', 'read /api/order/getQualityOrder msg:array total:number page:number page_size:number', argument, options);
}
