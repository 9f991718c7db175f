// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListTermsResult,
} from '../types.ts';

/** Lists terms and policies: `GET /api/term/getTerm`. */
export function listTerms(shop: ShopConnection, options?: CallOptions): Call<ListTermsResult, 2> {
  return startCall(shop, 'listTerms', 'get() /api/term/getTerm msg:object', options);
}
