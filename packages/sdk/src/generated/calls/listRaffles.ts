// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRafflesResult,
} from '../types.ts';

/** Lists the holiday and activity raffles: `POST /api/rate/getRaffles`. */
export function listRaffles(shop: ShopConnection, options?: CallOptions): Call<ListRafflesResult, 2 | 3009> {
  return startCall(shop, 'listRaffles', 'read() /api/rate/getRaffles msg:array server_time:number', options);
}
