// Generated from openapi/: run `npm run generate`, never edit.
import { startCall } from '../../call/call.ts';
import type { Call, CallOptions } from '../../call/call-types.ts';
import type { ShopConnection } from '../../connection.ts';
import type {
  UploadPictureArgument,
  UploadPictureResult,
} from '../types.ts';

/**
 * Uploads a picture. For reviews and proofs of after-sales requests, which contain the returned URL. Anyone who knows the URL can see the picture.
 *
 * A write that needs a login: `POST /api/goods/upload`.
 *
 * - `file: Blob` A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
 *
 * Refusals: `failed` (2), `imageTooLarge` (7001), `imageFormatInvalid` (7002).
 * @example
 * const { url } = await uploadPicture(shop, { file: picture });
 */
export function uploadPicture(shop: ShopConnection, argument: UploadPictureArgument, options?: CallOptions): Call<UploadPictureResult, 2 | 7001 | 7002> {
  return startCall(shop, 'uploadPicture', 'form /api/goods/upload msg:string url:string', argument, options);
}
