// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  SetLanguageArgument,
  SetLanguageResult,
} from '../types.ts';

/**
 * Chooses the language of the session. Later answers use this language unless their request names another. The client stores the returned locale.
 *
 * A write with an optional login: `POST /api/goods/getLang`.
 *
 * - `lang: string` The requested language, such as de. 1 to 35 characters.
 *
 * Refusals: `failed` (2), `languageUnknown` (8002).
 * @example
 * const { locale } = await setLanguage(shop, { lang: 'de' });
 */
export function setLanguage(shop: ShopConnection, argument: SetLanguageArgument, options?: CallOptions): Call<SetLanguageResult, 2 | 8002> {
  return startCall(shop, 'setLanguage', 'write /api/goods/getLang msg:string locale:string', argument, options);
}
