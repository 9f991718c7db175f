import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { film, filmPoster } from '../../seed/site/film.ts';
import { locations } from '../locations.ts';
import { readByteRange } from './byte-range.ts';

const files = new Map([
  [film, { file: 'headset.webm', type: 'video/webm' }],
  [filmPoster, { file: 'headset.webp', type: 'image/webp' }],
]);

/** Serves the banner's film or its poster, whole or a range. @returns false for other paths */
export async function servesVideo(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const video = files.get(path);
  if (video === undefined) return false;
  const bytes = await readFile(new URL(video.file, locations.films));
  const size = bytes.byteLength;
  const isRead = request.method === 'GET';
  const range = readByteRange(isRead ? request.headers.range : undefined, size);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('accept-ranges', 'bytes');
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end();
    return true;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  response.writeHead(range === null ? 200 : 206, {
    'content-type': video.type,
    'content-length': last - first + 1,
    ...(range === null ? {} : { 'content-range': `bytes ${first}-${last}/${size}` }),
  });
  response.end(isRead ? bytes.subarray(first, last + 1) : undefined);
  return true;
}
