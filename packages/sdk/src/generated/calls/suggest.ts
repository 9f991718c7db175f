// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SuggestArgument,
  SuggestResult,
} from '../types.ts';

/**
 * Returns search suggestions for a few letters. For the search field while typing. Each typed word must be the prefix of a word in the name or the model of the goods, or of a synonym. Without a match, typing errors are corrected; if that does not help, all three lists are empty.
 *
 * A read without a login: `POST /api/goods/suggest`.
 *
 * - `keywords: string` A search keyword; must not consist of spaces. 1 to 200 characters.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await suggest(shop, { keywords: 'wir' });
 */
export function suggest(shop: ShopConnection, argument: SuggestArgument, options?: CallOptions): Call<SuggestResult, 2> {
  return startCall(shop, 'suggest', 'read /api/goods/suggest msg:object', argument, options);
}
