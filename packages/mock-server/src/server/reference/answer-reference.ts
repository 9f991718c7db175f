// The reference documentation of the contract and of the control API, with code samples and the tables of errors.
// `server/http` serves its pages; `gate`, `control` and `self-check` share its reader of the contract. It reads
// documents only, never the shop.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { RefusedRequest } from '../http/refused-request.ts';
import { writeText } from '../http/write-answer.ts';
import { page, referenceFiles, referencePolicy } from './reference-page.ts';

/**
 * The path of the reference documentation, with the control API's below it. It contains no secrets and changes nothing.
 */
export const referencePath = '/__mock/docs';

const headers = {
  'content-security-policy': `${referencePolicy}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
} as const;

export function isReferencePath(path: string): boolean {
  return path === referencePath || path.startsWith(`${referencePath}/`);
}

export async function answerReference(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new RefusedRequest(405, ResponseCode.notFound, `Read ${referencePath} with GET.`, {
      allow: 'GET, HEAD',
    });
  }
  const name = path.slice(referencePath.length + 1);
  if (name === '' || name === 'control') {
    const html = await page('live', name === '' ? 'shop' : name);
    writeText(response, 200, html, { ...headers, 'content-type': 'text/html; charset=utf-8' });
    return;
  }
  const file = referenceFiles.find((candidate) => candidate.name === name);
  if (file === undefined)
    throw new RefusedRequest(404, ResponseCode.notFound, `The reference is at ${referencePath}.`);
  const text = await file.text();
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  // The viewer has four megabytes, so it is revalidated by its ETag.
  const fileHeaders = { ...headers, etag: tag, 'content-type': file.type };
  if (request.headers['if-none-match'] === tag) response.writeHead(304, fileHeaders).end();
  else writeText(response, 200, text, fileHeaders);
}
