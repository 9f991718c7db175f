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
 * - `keywords?: string` Words that the model number or the name must contain. 1 to 200 characters.
 * - `goods_kind?: "headset" | "mouse"` Filters by headsets or mice.
 * - `page?: number` The page, from 1. 1 to 10000.
 * - `page_size?: number` Entries per page; 12 when left out. 1 to 48.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg, total, page } = await listDownloads(shop, { keywords: 'wireless' });
 */
export function listDownloads(shop: ShopConnection, argument?: ListDownloadsArgument, options?: CallOptions): Call<ListDownloadsResult, 2> {
  return startCall(shop, 'listDownloads', 'get /api/term/getProduct msg:array total:number page:number page_size:number', argument, options);
}
