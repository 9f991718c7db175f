// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  RequestAfterSalesArgument,
  RequestAfterSalesResult,
} from '../types.ts';

/** Requests a return or an exchange: `POST /api/order/afterSell`. */
export function requestAfterSales(shop: ShopConnection, argument: RequestAfterSalesArgument, options?: CallOptions): Call<RequestAfterSalesResult, 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023> {
  return startCall(shop, 'requestAfterSales', 'write /api/order/afterSell msg:string request:object', argument, options);
}
