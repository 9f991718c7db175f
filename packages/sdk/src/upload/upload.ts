import type { Call } from '../call/call-types.ts';
import type { ShopConnection } from '../connection.ts';
import { uploadAvatar } from '../generated/calls/uploadAvatar.ts';
import { uploadPicture } from '../generated/calls/uploadPicture.ts';
import type { RefusalCodes } from '../generated/shop-calls.ts';
import type { UploadAvatarResult, UploadPictureResult } from '../generated/types.ts';
import type { PictureCode, UploadOptions } from './upload-with-progress.ts';
import { uploadWithProgress } from './upload-with-progress.ts';

export type { PictureCode, UploadOptions } from './upload-with-progress.ts';

/**
 * Uploads a picture for a review or a voucher: `uploadPicture`, after a look at it. More than 2 MB (spec §5), or first
 * bytes that are no JPEG, PNG or WebP, are refused before a byte leaves, as `invalid-request` with the code
 * `imageTooLarge` or `imageFormatInvalid` that the server would give.
 * @example
 * const { url } = await sendPicture(shop, input.files[0], { onProgress: (fraction) => bar.set(fraction) });
 */
export function sendPicture(
  shop: ShopConnection,
  picture: Blob,
  options?: UploadOptions,
): Call<UploadPictureResult, RefusalCodes['uploadPicture'] | PictureCode> {
  return uploadWithProgress('uploadPicture', uploadPicture, shop, picture, options);
}

/** Uploads the customer's own picture: `uploadAvatar`, checked like `sendPicture`. */
export function sendAvatar(
  shop: ShopConnection,
  picture: Blob,
  options?: UploadOptions,
): Call<UploadAvatarResult, RefusalCodes['uploadAvatar'] | PictureCode> {
  return uploadWithProgress('uploadAvatar', uploadAvatar, shop, picture, options);
}
