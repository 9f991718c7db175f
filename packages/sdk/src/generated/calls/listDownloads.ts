// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListDownloadsArgument,
  ListDownloadsResult,
} from '../types.ts';

/** Lists the models with manuals and drivers: `GET /api/term/getProduct`. */
export function listDownloads(shop: ShopConnection, argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult, 2> {
  return startCall(shop, 'listDownloads', 'get /api/term/getProduct msg:array total:number page:number page_size:number', argument, options);
}
