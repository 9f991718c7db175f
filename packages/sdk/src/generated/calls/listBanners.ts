// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListBannersResult,
} from '../types.ts';

/** Lists the banners of the home page: `GET /api/index/index`. */
export function listBanners(shop: ShopConnection, options?: CallOptions): Call<ListBannersResult, 2> {
  return startCall(shop, 'listBanners', 'get() /api/index/index msg:object', options);
}
