// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListRequestedNoticesArgument,
  ListRequestedNoticesResult,
} from '../types.ts';

/** Lists the goods that the customer will get an email about: `POST /api/goods/getNotices`. */
export function listRequestedNotices(shop: ShopConnection, argument?: ListRequestedNoticesArgument, options?: CallOptions): Call<ListRequestedNoticesResult, 2> {
  return startCall(shop, 'listRequestedNotices', 'read /api/goods/getNotices msg:array email:string total:number page:number page_size:number', argument, options);
}
