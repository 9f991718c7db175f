import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './render/develop.ts';

/** Writes a picture as AVIF, scaled down where needed. */
export async function writeAvif(
  { width, height, bytes }: Picture,
  to: string,
  across: number,
): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await sharp(bytes, { raw: { width, height, channels: 4 } })
    .resize({ width: across, kernel: 'lanczos3' })
    .avif({ quality: across > 800 ? 50 : 56, effort: 5, chromaSubsampling: '4:4:4' })
    .toFile(to);
}

export async function writePng({ width, height, bytes }: Picture, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await sharp(bytes, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(to);
}
