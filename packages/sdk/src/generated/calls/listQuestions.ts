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
 * Refusals: `failed` (2), `questionNotFound` (3012).
 * @example
 * const { msg, total, page } = await listQuestions(shop, { group: 'shipping' });
 */
export function listQuestions(shop: ShopConnection, argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult, 2 | 3012> {
  return startCall(shop, 'listQuestions', 'read /api/term/getQuestion msg:array total:number page:number page_size:number', argument, options);
}
