import { parseCookie } from 'cookie';
import type { Connect } from 'vite';

/** Faults of lazily loaded chunks, by their names in URLs. */
export const chunkFaults = {
  'chunk.fail': 'was deleted, as after a new release: 404',
  'chunk.slow-120': 'takes longer than the timeout of 120 seconds',
} as const;

type ChunkFault = keyof typeof chunkFaults;

const slowMs = 121_000;
const isOver = 'chunk.none';

export const chunkCookie = 'mock_chunk';

/** The chunk of a page, as a source and as built (`en/cart-page-1a2b3c4.js`). The home page is in the first load. */
export const pageChunk =
  /\/(?:src\/pages|assets(?:\/[a-z]{2})?)\/(?!home-)[\w-]+-page(?:-[\w-]{6,8})?\.(?:tsx|js)$/;

/**
 * The value of the cookie `mock_chunk` for a fault; empty for `chunk.none`.
 * @throws Error with a readable message
 */
export function chunkCookieValue(name: string): string {
  if (isChunkFault(name)) return name;
  if (name === isOver) return '';
  throw new Error(`There is no "${name}". There are: ${[...Object.keys(chunkFaults), isOver].join(', ')}.`);
}

/**
 * Middleware that applies the fault in the cookie `mock_chunk` to chunks.
 * @param chunks which paths are chunks
 */
export function corruptChunks(chunks: RegExp): Connect.NextHandleFunction {
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
