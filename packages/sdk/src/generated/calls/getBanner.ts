// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  GetBannerArgument,
  GetBannerResult,
} from '../types.ts';

/** Returns the banner of one place: `POST /api/index/getOneBanner`. */
export function getBanner(shop: ShopConnection, argument: GetBannerArgument, options?: CallOptions): Call<GetBannerResult, 2> {
  return startCall(shop, 'getBanner', 'read /api/index/getOneBanner msg:nullable', argument, options);
}
