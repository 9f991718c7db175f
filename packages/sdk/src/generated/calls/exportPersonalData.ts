// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ExportPersonalDataResult,
} from '../types.ts';

/**
 * Exports the data of a customer. Everything the shop stores about the customer, in one answer that a client can save as a file.
 *
 * A read that needs a login: `POST /api/order/exportCustomer`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await exportPersonalData(shop);
 */
export function exportPersonalData(shop: ShopConnection, options?: CallOptions): Call<ExportPersonalDataResult, 2> {
  return startCall(shop, 'exportPersonalData', 'read() /api/order/exportCustomer msg:object', options);
}
