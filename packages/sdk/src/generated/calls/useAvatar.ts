// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UseAvatarArgument,
  UseAvatarResult,
} from '../types.ts';

/**
 * Chooses a picture or a head decoration. Omitted fields stay unchanged.
 *
 * A write that needs a login: `POST /api/order/usedAvatar`.
 *
 * - `avatar_id?: number` The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
 * - `decoration_id?: number` The number of a head decoration of listAvatars; 0 for none.
 *
 * Refusals: `failed` (2), `avatarNotFound` (7003).
 * @example
 * const { avatar_id, decoration_id, avatar } = await useAvatar(shop, { avatar_id: 3, decoration_id: 101 });
 */
export function useAvatar(shop: ShopConnection, argument?: UseAvatarArgument, options?: CallOptions): Call<UseAvatarResult, 2 | 7003> {
  return startCall(shop, 'useAvatar', 'write /api/order/usedAvatar msg:string avatar_id:number decoration_id:number avatar:string decoration:string', argument, options);
}
