// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ListAvatarsResult,
} from '../types.ts';

/**
 * Lists pictures and head decorations. The available avatars and the current one. The uploaded picture is first.
 *
 * A read that needs a login: `POST /api/order/getAvatar`.
 *
 * Refusals: `failed` (2).
 * @example
 * const { msg } = await listAvatars(shop);
 */
export function listAvatars(shop: ShopConnection, options?: CallOptions): Call<ListAvatarsResult, 2> {
  return startCall(shop, 'listAvatars', 'read() /api/order/getAvatar msg:object', options);
}
