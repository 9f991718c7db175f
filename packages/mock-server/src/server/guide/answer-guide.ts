// The documentation at `/__mock/guide`, rendered by the package `guide`.
// Used by `server/http`; it knows nothing of the shop.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from '../http/refused-request.ts';
import { writeBytes, writeText } from '../http/write-answer.ts';

/** The path of the documentation. It contains no secrets and changes nothing, so it needs no token. */
export const guidePath = '/__mock/guide';

export function isGuidePath(path: string): boolean {
  return path === guidePath || path.startsWith(`${guidePath}/`);
}

export async function answerGuide(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new RefusedRequest(405, ResponseCode.notFound, `Read ${guidePath} with GET.`, {
      allow: 'GET, HEAD',
    });
  }
  // Pages link each other relatively, so the path needs its trailing slash.
  if (path === guidePath) return writeText(response, 308, '', { location: `${guidePath}/` });
  const name = path.slice(guidePath.length + 1);
  // Imported lazily, because most servers never serve a page, and highlighting and diagrams load slowly.
  const { guideFile, guidePolicy } = await import('@signal-shop/guide');
  const file = await guideFile(name === '' ? 'index.html' : name, 'live');
  if (file === null) {
    throw new RefusedRequest(
      404,
      ResponseCode.notFound,
      `The guide has no such page; it begins at ${guidePath}/.`,
    );
  }
  const bytes = Buffer.from(file.bytes);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  const headers = {
    'content-security-policy': `${guidePolicy}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
    'content-type': file.type,
    etag: tag,
  };
  if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end();
  else writeBytes(response, 200, headers, bytes);
}
