// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListQuestionsArgument,
  ListQuestionsResult,
} from '../types.ts';

/** Lists the questions of the FAQ: `POST /api/term/getQuestion`. */
export function listQuestions(shop: ShopConnection, argument?: ListQuestionsArgument, options?: CallOptions): Call<ListQuestionsResult, 2 | 3012> {
  return startCall(shop, 'listQuestions', 'read /api/term/getQuestion msg:array total:number page:number page_size:number', argument, options);
}
