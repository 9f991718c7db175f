const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG of one pixel, padded to this size in bytes. */
export function picture(size = 0, type = 'image/png'): Blob {
  const bytes = Uint8Array.from(atob(dot), (character) => character.charCodeAt(0));
  return new Blob([bytes, new Uint8Array(Math.max(0, size - bytes.length))], { type });
}
