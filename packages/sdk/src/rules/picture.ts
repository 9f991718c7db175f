/** Formats that the shop takes (spec §5). GIF is left out: what begins like one can be a script as well. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

export type PictureType = (typeof pictureTypes)[number];

/** Bytes at the beginning of a file that tell its format. */
export const pictureHeadBytes = 16;

/** What a picture of each format begins with, in hexadecimal digits. */
const beginnings: Readonly<Record<PictureType, RegExp>> = {
  'image/jpeg': /^ffd8ff[c-f]/,
  'image/png': /^89504e470d0a1a0a0000000d49484452/,
  'image/webp': /^52494646.{8}57454250565038/,
};

/**
 * The format of a picture, told by its first `pictureHeadBytes` bytes and never by its name, or undefined when it is none
 * that the shop takes (spec §5: 'Invalid image format').
 * @example pictureTypeOf(new Uint8Array(await file.slice(0, pictureHeadBytes).arrayBuffer())) // 'image/png'
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const head = Array.from(bytes.subarray(0, pictureHeadBytes), (byte) => byte.toString(16).padStart(2, '0'));
  return pictureTypes.find((type) => beginnings[type].test(head.join('')));
}
