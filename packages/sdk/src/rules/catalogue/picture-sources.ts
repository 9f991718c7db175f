const colorPattern = /[?&]color=([0-9a-f]{6})(?:&|$)/;

/**
 * Reads the dominant color that an address has: `…?color=17201f` (schema `PictureAddress`).
 * @returns a color for CSS, or null
 */
export function pictureColor(address: string): string | null {
  const [, digits] = colorPattern.exec(address) ?? [];
  return digits === undefined ? null : `#${digits}`;
}

/** The attributes from which an `<img>` chooses the narrowest file that is sharp. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet?: string;
}

/** Any scheme but those of `PictureAddress`, and of pictures that the page itself holds. */
const refused = /^(?!https?:|blob:)\s*[a-z][\w+.-]*:/i;
/** A picture that fails to load without a request. */
const noPicture = 'data:,';

/**
 * Reads the widths that an address offers: `…?widths=192,320,640` (schema `PictureAddress`).
 * An address that runs code or contains the picture itself is replaced with one that fails to load.
 * @param address any address of a picture; one without widths has one file
 */
export function pictureSources(address: string): PictureSources {
  if (refused.test(address)) return { src: noPicture };
  const [, list = ''] = address.split('widths=');
  const widths = list.split(',').filter((width) => Number(width) > 0);
  const widest = widths.at(-1);
  if (widest === undefined) return { src: address };
  const file = `${address}&width=`;
  return { src: file + widest, srcSet: widths.map((width) => `${file + width} ${width}w`).join() };
}
