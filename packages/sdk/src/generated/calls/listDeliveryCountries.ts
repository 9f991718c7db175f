// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListDeliveryCountriesResult,
} from '../types.ts';

/**
 * Lists the countries that the shop delivers to. With the currency, the tax, the address form and the ways of delivery of each country. An order to another country is refused with 4007.
 *
 * A read without a login: `GET /api/product/getDelivery`.
 *
 * Refusals: `failed` (2), `requestDataFailed` (3009).
 * @example
 * const { msg } = await listDeliveryCountries(shop);
 */
export function listDeliveryCountries(shop: ShopConnection, options?: CallOptions): Call<ListDeliveryCountriesResult, 2 | 3009> {
  return startCall(shop, 'listDeliveryCountries', 'get() /api/product/getDelivery msg:array', options);
}
