// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListContactsResult,
} from '../types.ts';

/**
 * Lists the contacts per region. For the contact page, by region. The support hours depend on the clock of the shop, which the answer includes so that a page can continue it.
 *
 * A read without a login: `GET /api/term/getContacts`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, address, group_link } = await listContacts(shop);
 */
export function listContacts(shop: ShopConnection, options?: CallOptions): Call<ListContactsResult, 2> {
  return startCall(shop, 'listContacts', 'get() /api/term/getContacts msg:array address:string group_link:string desk_open:number opens_at:nullable closes_at:nullable server_time:number', options);
}
