// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  ClaimSocialFollowArgument,
  ClaimSocialFollowResult,
} from '../types.ts';

/**
 * Awards points for following the shop. Awards the points once per network.
 *
 * A write that needs a login: `POST /api/community/followSocial`.
 *
 * - `network: "youtube" | "instagram" | "facebook" | "discord"` A social network of the shop, from getContact.
 *
 * Refusals: `failed` (2), `followAlreadyClaimed` (5012).
 * @example
 * const { points, entry } = await claimSocialFollow(shop, { network: 'instagram' });
 */
export function claimSocialFollow(shop: ShopConnection, argument: ClaimSocialFollowArgument, options?: CallOptions): Call<ClaimSocialFollowResult, 2 | 5012> {
  return startCall(shop, 'claimSocialFollow', 'write /api/community/followSocial msg:string points:number entry:object', argument, options);
}
