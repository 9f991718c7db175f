// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindMarketplaceWarrantyArgument,
  FindMarketplaceWarrantyResult,
} from '../types.ts';

/** Finds the warranty of goods bought on a marketplace: `POST /api/goods/getAmazonQuality`. */
export function findMarketplaceWarranty(shop: ShopConnection, argument: FindMarketplaceWarrantyArgument, options?: CallOptions): Call<FindMarketplaceWarrantyResult, 2 | 6035> {
  return startCall(shop, 'findMarketplaceWarranty', 'read /api/goods/getAmazonQuality msg:array', argument, options);
}
