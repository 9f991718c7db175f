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

/**
 * Reads the widths that an address offers: `…?widths=192,320,640` (schema `PictureAddress`).
 * @param address any address of a picture; one without widths has one file
 */
export function pictureSources(address: string): PictureSources {
  const [, list = ''] = address.split('widths=');
  const widths = list.split(',').filter((width) => Number(width) > 0);
  const widest = widths.at(-1);
  if (widest === undefined) return { src: address };
  const file = `${address}&width=`;
  return { src: file + widest, srcSet: widths.map((width) => `${file + width} ${width}w`).join() };
}
