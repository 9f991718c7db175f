import { uploadMaximumBytes } from '@signal-shop/sdk/constants';
import type { PictureType } from '@signal-shop/sdk/rules/picture';
import { pictureTypeOf } from '@signal-shop/sdk/rules/picture';
import { hourSeconds } from '@signal-shop/sdk/rules/time';
import { imageSize } from 'image-size';
import type { Customer } from '../state/account.ts';
import { Refused } from '../state/refused.ts';
import type { Upload } from '../state/reviews.ts';
import { hashDigits } from '../state/seeded-hash.ts';
import type { World } from '../state/world.ts';

/** A file of a multipart request. */
export interface SentFile {
  readonly octets: Uint8Array;
  /** True when reading stopped at the size limit, so that bytes are missing. */
  readonly isCut: boolean;
}

/** Two forms with nine pictures of the maximum size each, and an avatar. */
const storedBytesMaximum = 40 * 1024 * 1024;
/** How long uploads of an unsent form are protected from eviction. */
const draftSeconds = hourSeconds;
/** A small file can unpack to gigabytes: 20,000 pixels square take 1.6 GB of memory in every browser that shows them. */
const pixelsMaximum = 100_000_000;
const extensions = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const satisfies Record<PictureType, string>;

/**
 * Stores a picture; its type is detected by its first bytes, whatever its name is. Beyond 40 MB in one world
 * pictures are evicted: first those that no request, review, avatar or unsent form uses, then the oldest.
 * @throws Refused imageTooLarge (over 2 MB, or over 100 million pixels), imageFormatInvalid
 */
export function storeUpload(world: World, customer: Customer, { octets, isCut }: SentFile): Upload {
  if (isCut || octets.length > uploadMaximumBytes) throw new Refused('imageTooLarge');
  const type = pictureTypeOf(octets);
  if (type === undefined) throw new Refused('imageFormatInvalid');
  const pixels = pixelsOf(octets);
  if (pixels === null) throw new Refused('imageFormatInvalid');
  if (pixels > pixelsMaximum) throw new Refused('imageTooLarge');
  const content = encode(octets);
  // The address contains a hash of the content, so that two identical worlds never share an address for different
  // pictures.
  const name = hashDigits(`${world.draw('picture', 32)} ${content}`, 32);
  const address = `/api/pictures/${name}.${extensions[type]}`;
  const upload: Upload = {
    address,
    customerId: customer.id,
    type,
    size: octets.length,
    content,
    time: world.clock.seconds(),
  };
  makeRoom(world, upload.size);
  world.state.uploads.set(address, upload);
  return upload;
}

/** The number of pixels that a picture announces; null if they cannot be read, so a picture cannot hide its size. */
function pixelsOf(octets: Uint8Array): number | null {
  try {
    const { width, height } = imageSize(octets);
    return width * height;
  } catch {
    return null;
  }
}

/** A picture uploaded by this customer, by its address; null for any other. */
export function findUpload(world: World, customer: Customer, address: string): Upload | null {
  const upload = world.state.uploads.get(address);
  return upload?.customerId === customer.id ? upload : null;
}

/** The bytes of the upload. */
export function bytesOf({ content }: Upload): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
}

function makeRoom(world: World, size: number): void {
  const { uploads } = world.state;
  let total = [...uploads.values()].reduce((sum, upload) => sum + upload.size, size);
  if (total <= storedBytesMaximum) return;
  const usedAddresses = shownPictures(world);
  const draftsSince = world.clock.seconds() - draftSeconds;
  const isNeeded = ({ address, time }: Upload) => usedAddresses.has(address) || time > draftsSince;
  const all = [...uploads.values()];
  const spare = all.filter((upload) => !isNeeded(upload));
  for (const upload of [...spare, ...all.filter(isNeeded)]) {
    if (total <= storedBytesMaximum) return;
    uploads.delete(upload.address);
    total -= upload.size;
  }
}

/** Addresses of pictures in requests, reviews and avatars. */
function shownPictures({ state }: World): ReadonlySet<string> {
  const avatars = [...state.avatars.values()].map(({ ownPicture }) => ownPicture ?? '');
  const requests = [...state.afterSales.values()].flatMap(({ credentials }) => credentials);
  const reviews = [...state.reviews.written.values()].flatMap(({ pics }) => pics);
  return new Set([...avatars, ...requests, ...reviews]);
}

// The number of arguments of a call is limited, so the bytes are converted in chunks.
function encode(bytes: Uint8Array): string {
  let characters = '';
  for (let start = 0; start < bytes.length; start += 8_192) {
    characters += String.fromCharCode(...bytes.subarray(start, start + 8_192));
  }
  return btoa(characters);
}
