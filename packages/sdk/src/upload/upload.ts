// Uploads of pictures: validation before the request, progress events, and the subpath `./upload`.
// Applications use it beside a client. The client does not import it, so that programs without uploads do not
// download it.
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
 * Uploads a picture for a review or a receipt with `uploadPicture` after validating it. More than 2 MB (spec
 * §5), or first bytes that are not JPEG, PNG or WebP, are refused before the upload: kind `invalid-request`,
 * with the server's code `imageTooLarge` or `imageFormatInvalid`.
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

/** Uploads the customer's avatar with `uploadAvatar`, validated like `sendPicture`. */
export function sendAvatar(
  shop: ShopConnection,
  picture: Blob,
  options?: UploadOptions,
): Call<UploadAvatarResult, RefusalCodes['uploadAvatar'] | PictureCode> {
  return uploadWithProgress('uploadAvatar', uploadAvatar, shop, picture, options);
}
