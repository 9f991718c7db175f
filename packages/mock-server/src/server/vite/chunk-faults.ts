import { parseCookie } from 'cookie';
import type { Connect } from 'vite';

/** What can happen to a part of the shop that a page loads later, by the name that stands in the address. */
export const chunkFaults = {
  'chunk.fail': 'is not there any more, as after a new release: 404',
  'chunk.slow-120': 'takes longer than the 120 seconds that a page waits',
} as const;

type ChunkFault = keyof typeof chunkFaults;

const slowMs = 121_000;
const isOver = 'chunk.none';

export const chunkCookie = 'mock_chunk';

/** A page of the shop as its source and as it is built (`en/cart-page-1a2b3c4.js`). The home page is in the first view. */
export const pageChunk =
  /\/(?:src\/pages|assets(?:\/[a-z]{2})?)\/(?!home-)[\w-]+-page(?:-[\w-]{6,8})?\.(?:tsx|js)$/;

/**
 * What the cookie `mock_chunk` says after a name was chosen; `chunk.none` takes it away.
 * @throws Error with a sentence for people
 */
export function chunkCookieValue(name: string): string {
  if (isChunkFault(name)) return name;
  if (name === isOver) return '';
  throw new Error(`There is no "${name}". There are: ${[...Object.keys(chunkFaults), isOver].join(', ')}.`);
}

/**
 * Spoils chunks for browsers whose cookie `mock_chunk` says so.
 * @param chunks which paths are chunks
 */
export function spoilChunks(chunks: RegExp): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://shop');
    const fault = parseCookie(request.headers.cookie ?? '')[chunkCookie] ?? '';
    if (!isChunkFault(fault) || !chunks.test(pathname)) {
      next();
    } else if (fault === 'chunk.fail') {
      response.writeHead(404, { 'cache-control': 'no-store' }).end();
    } else {
      const timer = setTimeout(next, slowMs);
      response.once('close', () => clearTimeout(timer));
    }
  };
}

function isChunkFault(name: string): name is ChunkFault {
  return Object.hasOwn(chunkFaults, name);
}
