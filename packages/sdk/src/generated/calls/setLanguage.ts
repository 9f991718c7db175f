// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SetLanguageArgument,
  SetLanguageResult,
} from '../types.ts';

/** Chooses the language of the session: `POST /api/goods/getLang`. */
export function setLanguage(shop: ShopConnection, argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult, 2 | 8002> {
  return startCall(shop, 'setLanguage', 'write /api/goods/getLang msg:string locale:string', argument, options);
}
