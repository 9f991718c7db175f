// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ChooseGiftArgument,
  ChooseGiftResult,
} from '../types.ts';

/** Chooses the gift of a registration: `POST /api/rate/chooseGift`. */
export function chooseGift(shop: ShopConnection, argument: ChooseGiftArgument, options?: CallOptions): Call<ChooseGiftResult, 2 | 5032 | 5033 | 5034> {
  return startCall(shop, 'chooseGift', 'write /api/rate/chooseGift msg:string registration:object', argument, options);
}
