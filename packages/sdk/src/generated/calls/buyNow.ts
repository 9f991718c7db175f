// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  BuyNowArgument,
  BuyNowResult,
} from '../types.ts';

/** Registers the buy-now item: `POST /api/product/buyNow`. */
export function buyNow(shop: ShopConnection, argument: BuyNowArgument, options?: CallOptions): Call<BuyNowResult, 2 | 3001 | 3003 | 3004 | 3005 | 5011> {
  return startCall(shop, 'buyNow', 'write /api/product/buyNow msg:string', argument, options);
}
