import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from '../http/refused-request.ts';
import { writeBytes, writeText } from '../http/write-answer.ts';

/** Where the documentation is served, page by page; like the reference it tells nothing secret and steers nothing. */
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
    throw new RefusedRequest(405, ResponseCode.notFound, `${guidePath} is read with GET.`, {
      allow: 'GET, HEAD',
    });
  }
  // Pages name each other as files do, side by side.
  if (path === guidePath) return writeText(response, 308, '', { location: `${guidePath}/` });
  const name = path.slice(guidePath.length + 1);
  // Most servers never show a page: they start without what colours programs and draws states.
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
