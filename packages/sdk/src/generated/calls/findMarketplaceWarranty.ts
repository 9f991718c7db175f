// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  FindMarketplaceWarrantyArgument,
  FindMarketplaceWarrantyResult,
} from '../types.ts';

/**
 * Finds the warranty of goods bought on a marketplace. By the number of the order there and the email it was placed with. No data is returned to a person who does not know both.
 *
 * A read without a login: `POST /api/goods/getAmazonQuality`.
 *
 * - `order_number: string` The number of an order that was placed on a marketplace, as shown in its confirmation. 4 to 40 characters.
 * - `email: string` An email address. 2 to 200 characters.
 *
 * Refusals: `failed` (2), `marketplaceOrderNotFound` (6035).
 * @example
 * const { msg } = await findMarketplaceWarranty(shop, { order_number: '112-5550142-7301884', email: 'ada@example.com' });
 */
export function findMarketplaceWarranty(shop: ShopConnection, argument: FindMarketplaceWarrantyArgument, options?: CallOptions): Call<FindMarketplaceWarrantyResult, 2 | 6035> {
  return startCall(shop, 'findMarketplaceWarranty', 'read /api/goods/getAmazonQuality msg:array', argument, options);
}
