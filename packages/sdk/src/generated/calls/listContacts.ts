// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListContactsResult,
} from '../types.ts';

/** Lists the contacts per region: `GET /api/term/getContacts`. */
export function listContacts(shop: ShopConnection, options?: CallOptions): Call<ListContactsResult, 2> {
  return startCall(shop, 'listContacts', 'get() /api/term/getContacts msg:array address:string group_link:string desk_open:number opens_at:nullable closes_at:nullable server_time:number', options);
}
