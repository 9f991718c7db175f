// Answers that are not JSON: generated and uploaded pictures, and the event stream of the flash sale.
// Used by `createShop` for `fetch` in process and by `server`; it writes to no connection itself.
import { avatars, decorations } from '../../seed/avatars/avatars.ts';
import { drawAvatar } from '../../seed/avatars/draw-avatar.ts';
import { drawingAddress } from '../../world/account/avatars.ts';
import { bytesOf } from '../../world/reviews/uploads.ts';
import type { Upload } from '../../world/state/reviews.ts';

/** A picture to serve. */
export interface Picture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const picturePath = '/api/pictures/';

export function isPicturePath(path: string): boolean {
  return path.startsWith(picturePath);
}

/** Pictures are immutable under their address; the policy prevents scripts in SVGs. */
export const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened by itself, a picture is shown under no name that its sender chose.
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const drawnPictures = new Map(
  [...avatars, ...decorations].map((avatar) => [drawingAddress(avatar), avatar] as const),
);
const encoder = new TextEncoder();

/** A drawing of the shop; null for an unknown address. */
export function drawnPicture(path: string): Picture | null {
  const avatar = drawnPictures.get(path);
  return avatar === undefined ? null : { type: 'image/svg+xml', bytes: encoder.encode(drawAvatar(avatar)) };
}

export function uploadedPicture(upload: Upload): Picture {
  return { type: upload.type, bytes: bytesOf(upload) };
}
