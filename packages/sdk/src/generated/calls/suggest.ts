// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SuggestArgument,
  SuggestResult,
} from '../types.ts';

/** Returns search suggestions for a few letters: `POST /api/goods/suggest`. */
export function suggest(shop: ShopConnection, argument: SuggestArgument, options?: CallOptions): Call<SuggestResult, 2> {
  return startCall(shop, 'suggest', 'read /api/goods/suggest msg:object', argument, options);
}
