// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ApplyForFreeTestArgument,
  ApplyForFreeTestResult,
} from '../types.ts';

/**
 * Applies for a free product test. Each customer applies once per goods. The shop decides within three days; an approved tester receives the goods in a free order.
 *
 * A write that needs a login: `POST /api/goods/applyFreeTest`.
 *
 * - `goods_id: number` The number of one goods in one color; every color of a model has its own.
 * - `email: string` The contact email of the applicant. 2 to 200 characters.
 * - `reason: string` Why the customer would be a good tester. 1 to 1000 characters.
 *
 * Refusals: `failed` (2), `goodsNotFound` (3001), `freeTestNotOffered` (6010), `freeTestClosed` (6011), `freeTestAlreadyApplied` (6012).
 * @example
 * const { application } = await applyForFreeTest(shop, {
 *   goods_id: 1091,
 *   email: 'ada@example.com',
 *   reason: 'I play four evenings a week and write about sound.',
 * });
 */
export function applyForFreeTest(shop: ShopConnection, argument: ApplyForFreeTestArgument, options?: CallOptions): Call<ApplyForFreeTestResult, 2 | 3001 | 6010 | 6011 | 6012> {
  return startCall(shop, 'applyForFreeTest', 'write /api/goods/applyFreeTest msg:string application:object', argument, options);
}
