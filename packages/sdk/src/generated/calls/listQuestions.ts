// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListQuestionsArgument,
  ListQuestionsResult,
} from '../types.ts';

/**
 * Lists the questions of the FAQ. Returns groups, without empty ones. A keyword filters by words in the question or the answer; an id selects one question, for a link to it. A page divides the questions, not the groups.
 *
 * A read without a login: `POST /api/term/getQuestion`.
 *
 * - `keywords?: string` A search keyword; must not consist of spaces. 1 to 200 characters.
 * - `group?: "orders" | "shipping" | "returns" | "account"` A topic of the FAQ.
 * - `id?: string` The id of a question in URLs, as in /support/faq#delivery-time; the same in every language. 1 to 60 characters.
 * - `page?: number` The page of a list, from 1. Pages after the last one are empty. 1 to 10000.
 * - `page_size?: number` The number of questions of a page; all of them when a request leaves it out. 1 to 48.
 *
 * Refusals: `failed` (2), `questionNotFound` (3012).
 * @example
 * const { msg, total, page } = await listQuestions(shop, { group: 'shipping' });
 */
export function listQuestions(shop: ShopConnection, argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult, 2 | 3012> {
  return startCall(shop, 'listQuestions', 'read /api/term/getQuestion msg:array total:number page:number page_size:number', argument, options);
}
