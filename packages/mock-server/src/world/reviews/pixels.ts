import type { PictureType } from '@signal-shop/sdk/rules/picture';

/** Bytes of a JPEG marker and of the length after it. */
const markerBytes = 2;

/** The number of pixels that a picture announces in its first bytes; 0 if they do not say it. */
export function pixelsOf(type: PictureType, octets: Uint8Array): number {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  try {
    if (type === 'image/png') return view.getUint32(16) * view.getUint32(20);
    return type === 'image/webp' ? pixelsOfWebp(view) : pixelsOfJpeg(view);
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return 0;
    throw error;
  }
}

/** The canvas of an extended file; the two simple formats end at 16,384 pixels in each direction. */
function pixelsOfWebp(view: DataView): number {
  const vp8x = 0x5650_3858;
  if (view.getUint32(12) !== vp8x)
    return (view.getUint16(26, true) & 0x3fff) * (view.getUint16(28, true) & 0x3fff);
  const size = (at: number) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  return size(24) * size(27);
}

/** Follows the segments to the start of the frame. */
function pixelsOfJpeg(view: DataView): number {
  for (let at = markerBytes; ; at += markerBytes + view.getUint16(at + markerBytes)) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7);
    if (marker < 0xff01) return 0;
  }
}
