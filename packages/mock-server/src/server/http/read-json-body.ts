import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { readBytes } from './read-bytes.ts';
import { RefusedRequest } from './refused-request.ts';

const bodyLimitBytes = 1_048_576;
const depthLimit = 32;
const byteOrderMark = '\uFEFF';
const contentTypePattern = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

/**
 * Reads the JSON body of a request; undefined when there is none.
 * Throws RefusedRequest 400 (not JSON, nested too deep), 413 (over 1 MB) or 415 (another content type).
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  if (hasNoBody(request)) return undefined;
  checkContentType(request);
  if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes) throw tooLarge();
  const { bytes } = await readBytes(request, { most: bodyLimitBytes, tooLarge });
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  checkDepth(text);
  const body = parse(text);
  // Prism treats null as a missing body.
  if (body === null)
    throw new RefusedRequest(422, ResponseCode.malformedRequest, 'The body must be of type object.');
  return body;
}

/**
 * Refuses a POST of a page that is no JSON, also one without a body (415): only this type makes a browser send a
 * preflight first, so a page of another port could change a world otherwise. Programs without `Origin` may omit it.
 */
export function requireJsonOfPages({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void {
  const isOfPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (method !== 'POST' || !isOfPage || contentTypePattern.test(headers['content-type'] ?? '')) return;
  throw unsupported('Pages must send Content-Type: application/json with every POST, even without a body.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RefusedRequest(400, ResponseCode.malformedRequest, jsonSentence(error));
  }
}

function hasNoBody(request: IncomingMessage): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return false;
  const length = request.headers['content-length'];
  return length === undefined || length === '0';
}

function checkContentType(request: IncomingMessage): void {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupported(`The body is sent as ${shorten(encoding)}. Send it uncompressed.`);
  }
  const type = request.headers['content-type'];
  if (type === undefined) throw unsupported('The body has no Content-Type. Send application/json.');
  if (!contentTypePattern.test(type)) {
    throw unsupported(`The body is sent as ${shorten(type)}. Send application/json in UTF-8.`);
  }
}

function unsupported(sentence: string): RefusedRequest {
  return new RefusedRequest(415, ResponseCode.unsupportedMediaType, sentence);
}

function tooLarge(): RefusedRequest {
  return new RefusedRequest(413, ResponseCode.payloadTooLarge, 'The body is larger than 1 MB.', {
    connection: 'close',
  });
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function decode(bytes: Buffer): string {
  if (!isUtf8(bytes))
    throw new RefusedRequest(400, ResponseCode.malformedRequest, 'The body is not valid UTF-8.');
  const text = bytes.toString('utf8');
  return text.startsWith(byteOrderMark) ? text.slice(1) : text;
}

// Checked before parsing: JSON.parse accepts any depth, and recursive code after it would overflow the stack.
function checkDepth(text: string): void {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') {
      index = endOfString(text, index);
    } else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > depthLimit) {
        throw new RefusedRequest(
          400,
          ResponseCode.malformedRequest,
          `The body is nested deeper than ${depthLimit} levels.`,
        );
      }
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
  }
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}

function jsonSentence(error: unknown): string {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined
    ? 'The body is not valid JSON.'
    : `The body is not valid JSON: it cannot be read at character ${position}.`;
}
