// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetFlashSaleResult,
} from '../types.ts';

/**
 * Returns the flash sale. The sale is open while `server_time` is between begin and over, independent of the clock of the client. Without a sale, the list is empty.
 *
 * A read without a login: `POST /api/index/getSeckills`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, activity_begin_time, activity_over_time } = await getFlashSale(shop);
 */
export function getFlashSale(shop: ShopConnection, options?: CallOptions): Call<GetFlashSaleResult, 2> {
  return startCall(shop, 'getFlashSale', 'read() /api/index/getSeckills msg:array activity_begin_time:number activity_over_time:number server_time:number background_pic:string window_pic:string', options);
}
