/** Accepted formats (spec §5). GIF is excluded: a file that starts like one can also be a script. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** Bytes at the start of a file that identify its format. */
export const pictureHeadBytes = 16;

/** First bytes of each format, in hexadecimal. */
const beginnings: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^ffd8ff[c-f]/,
  'image/png': /^89504e470d0a1a0a0000000d49484452/,
  'image/webp': /^52494646.{8}57454250565038/,
};

/**
 * Detects the format of a picture from its first `pictureHeadBytes` bytes, never from its name. Undefined if
 * the shop does not accept the format (spec §5: 'Invalid image format').
 * @example pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) // 'image/png'
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const head = Array.from(bytes.subarray(0, pictureHeadBytes), (byte) => byte.toString(16).padStart(2, '0'));
  return pictureTypes.find((type) => beginnings[type].test(head.join('')));
}
