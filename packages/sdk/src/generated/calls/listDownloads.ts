// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListDownloadsArgument,
  ListDownloadsResult,
} from '../types.ts';

/**
 * Lists the models with manuals and drivers. Models in the order of the catalogue, best-selling first. The links lead to files in the language of the response.
 *
 * A read without a login: `GET /api/term/getProduct`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listDownloads(shop, { keywords: 'wireless' });
 */
export function listDownloads(shop: ShopConnection, argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult, 2> {
  return startCall(shop, 'listDownloads', 'get /api/term/getProduct msg:array total:number page:number page_size:number', argument, options);
}
