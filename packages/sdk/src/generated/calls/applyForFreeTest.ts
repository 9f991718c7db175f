// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ApplyForFreeTestArgument,
  ApplyForFreeTestResult,
} from '../types.ts';

/** Applies for a free product test: `POST /api/goods/applyFreeTest`. */
export function applyForFreeTest(shop: ShopConnection, argument: ApplyForFreeTestArgument, options?: CallOptions): Call<ApplyForFreeTestResult, 2 | 3001 | 6010 | 6011 | 6012> {
  return startCall(shop, 'applyForFreeTest', 'write /api/goods/applyFreeTest msg:string application:object', argument, options);
}
