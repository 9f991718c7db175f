// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetTermArgument,
  GetTermResult,
} from '../types.ts';

/** Returns the text of one term or policy: `GET /api/term/getSpecificTerm`. */
export function getTerm(shop: ShopConnection, argument: GetTermArgument, options?: CallOptions): Call<GetTermResult, 2 | 3008> {
  return startCall(shop, 'getTerm', 'get /api/term/getSpecificTerm msg:object', argument, options);
}
