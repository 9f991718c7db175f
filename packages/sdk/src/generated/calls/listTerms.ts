// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListTermsResult,
} from '../types.ts';

/**
 * Lists terms and policies. For the links in the footer; getTerm returns the text of one.
 *
 * A read without a login: `GET /api/term/getTerm`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listTerms(shop);
 */
export function listTerms(shop: ShopConnection, options?: CallOptions): Call<ListTermsResult, 2> {
  return startCall(shop, 'listTerms', 'get() /api/term/getTerm msg:object', options);
}
