// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetFlashSaleResult,
} from '../types.ts';

/** Returns the flash sale: `POST /api/index/getSeckills`. */
export function getFlashSale(shop: ShopConnection, options?: CallOptions): Call<GetFlashSaleResult, 2> {
  return startCall(shop, 'getFlashSale', 'read() /api/index/getSeckills msg:array activity_begin_time:number activity_over_time:number server_time:number background_pic:string window_pic:string', options);
}
