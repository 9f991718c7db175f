import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Exposure } from './render/exposure.ts';

/** Finished renders, so that a change of paint, film or encoder needs none again. */
const folder = join(import.meta.dirname, '../../../node_modules/.cache/studio');
const header = 2;
/** The brightest light that is stored. */
const most = 4;

export function readExposure(hash: string): Exposure | undefined {
  let bytes: Buffer;
  try {
    bytes = zstdDecompressSync(readFileSync(fileOf(hash)));
  } catch {
    return undefined;
  }
  const words = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 2);
  const [width = 0, height = 0] = words;
  const tinted = header + width * height * 4;
  return {
    width,
    height,
    fixed: Float32Array.from(words.subarray(header, tinted), unpack),
    tinted: Float32Array.from(words.subarray(tinted), unpack),
  };
}

export function writeExposure(hash: string, { width, height, fixed, tinted }: Exposure): void {
  const words = new Uint16Array(header + fixed.length + tinted.length);
  words.set([width, height]);
  words.set(Uint16Array.from(fixed, pack), header);
  words.set(Uint16Array.from(tinted, pack), header + fixed.length);
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(hash), zstdCompressSync(words));
}

/** Deletes what no order uses. */
export function pruneExposures(hashes: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!hashes.has(name)) rmSync(join(folder, name));
}

function fileOf(hash: string): string {
  return join(folder, hash);
}

/** Dark shades get more of the steps, as the eye sees them. */
function pack(light: number): number {
  return Math.round(Math.sqrt(Math.min(Math.max(light, 0) / most, 1)) * 65_535);
}

function unpack(word: number): number {
  return (word / 65_535) ** 2 * most;
}
