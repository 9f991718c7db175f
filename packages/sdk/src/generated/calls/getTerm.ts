// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetTermArgument,
  GetTermResult,
} from '../types.ts';

/**
 * Returns the text of one term or policy. The text in the language of the response, as typed blocks.
 *
 * A read without a login: `GET /api/term/getSpecificTerm`.
 *
 * - `title: string` The title of the term from listTerms. 1 to 100 characters.
 *
 * Refusals: `failed` (2), `termNotFound` (3008).
 * @example
 * const { msg } = await getTerm(shop, { title: 'return-policy' });
 */
export function getTerm(shop: ShopConnection, argument: GetTermArgument, options?: CallOptions): Call<GetTermResult, 2 | 3008> {
  return startCall(shop, 'getTerm', 'get /api/term/getSpecificTerm msg:object', argument, options);
}
