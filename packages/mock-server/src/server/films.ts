import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { film } from '../seed/site/film.ts';

const file = new URL('../../films/headset.webm', import.meta.url);

/** Sends the film of the banners. @returns false at every other address */
export async function answersFilm(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (path !== film) return false;
  const bytes = await readFile(file);
  response.writeHead(200, {
    'content-type': 'video/webm',
    'content-length': bytes.byteLength,
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}
