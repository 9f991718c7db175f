// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListDeliveryCountriesResult,
} from '../types.ts';

/** Lists the countries that the shop delivers to: `GET /api/product/getDelivery`. */
export function listDeliveryCountries(shop: ShopConnection, options?: CallOptions): Call<ListDeliveryCountriesResult, 2 | 3009> {
  return startCall(shop, 'listDeliveryCountries', 'get() /api/product/getDelivery msg:array', options);
}
