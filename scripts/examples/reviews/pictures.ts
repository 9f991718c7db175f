import { uploadMaximumBytes } from '@signal-shop/sdk/constants';

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One pixel, as PNG. */
export const smallPicture = new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' });

/** The same, one byte larger than the limit. */
export const largePicture = new Blob(
  [smallPicture, new Uint8Array(uploadMaximumBytes + 1 - smallPicture.size)],
  {
    type: 'image/png',
  },
);

/** A text with the media type of a picture. */
export const noPicture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
