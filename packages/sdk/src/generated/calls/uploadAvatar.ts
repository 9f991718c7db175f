// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UploadAvatarArgument,
  UploadAvatarResult,
} from '../types.ts';

/**
 * Uploads the picture of a customer. The picture is shown immediately and replaces the previously uploaded one.
 *
 * A write that needs a login: `POST /api/order/uploadAvatar`.
 *
 * - `file: Blob` A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
 *
 * Refusals: `failed` (2), `imageTooLarge` (7001), `imageFormatInvalid` (7002).
 * @example
 * const { avatar } = await uploadAvatar(shop, { file: picture });
 */
export function uploadAvatar(shop: ShopConnection, argument: UploadAvatarArgument, options?: CallOptions): Call<UploadAvatarResult, 2 | 7001 | 7002> {
  return startCall(shop, 'uploadAvatar', 'form /api/order/uploadAvatar msg:string avatar:object', argument, options);
}
