// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetBannerArgument,
  GetBannerResult,
} from '../types.ts';

/**
 * Returns the banner of one place. The banner of one place, or null without one.
 *
 * A read without a login: `POST /api/index/getOneBanner`.
 *
 * - `place: "points" | "bigSale" | "firstOrder" | "seasonal"` The position of a single banner.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await getBanner(shop, { place: 'points' });
 */
export function getBanner(shop: ShopConnection, argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult, 2> {
  return startCall(shop, 'getBanner', 'read /api/index/getOneBanner msg:nullable', argument, options);
}
