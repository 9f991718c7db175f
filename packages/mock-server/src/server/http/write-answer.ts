import { randomBytes } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { ResponseCode } from '@signal-shop/sdk/contract';
import type { Picture } from '../../operations/media/pictures.ts';
import { pictureHeaders } from '../../operations/media/pictures.ts';
import { RefusedRequest } from './refused-request.ts';

const lingerMs = 300;

export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/** A name for one answer, which the contract promises in `request-id`. */
export function newRequestId(): string {
  return `req_${randomBytes(9).toString('base64url')}`;
}

/** Sends a JSON body. Does nothing after the client has disconnected. */
export function writeJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  writeText(response, status, JSON.stringify(body), { ...headers, ...jsonHeaders });
}

export function writeText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Sends raw bytes. */
export function writeBytes(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  bytes: Uint8Array,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Sends a picture. */
export function writePicture(response: ServerResponse, { type, bytes }: Picture): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(200, { ...pictureHeaders, 'content-type': type, 'content-length': bytes.length });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

/** Answers a refused request, or an internal error without its details. */
export function writeFailure(response: ServerResponse, failure: unknown): void {
  if (response.headersSent || response.destroyed) return;
  // Answers outside the router have none.
  if (!response.hasHeader('request-id')) response.setHeader('request-id', newRequestId());
  const refusal =
    failure instanceof RefusedRequest
      ? failure
      : new RefusedRequest(
          500,
          ResponseCode.serverError,
          'The mock server failed while it worked on this request.',
        );
  const text = JSON.stringify({ code: refusal.code, msg: refusal.message });
  if (refusal.headers.connection !== 'close') {
    writeText(response, refusal.status, text, { ...jsonHeaders, ...refusal.headers });
    return;
  }
  closeGently(response, refusal, text);
}

// Drains the request first: closing while the client sends would reset the connection and lose the answer.
function closeGently(response: ServerResponse, refusal: RefusedRequest, text: string): void {
  response.writeHead(refusal.status, {
    ...jsonHeaders,
    ...refusal.headers,
    'content-length': Buffer.byteLength(text),
  });
  response.write(text);
  response.req.resume();
  const finish = () => {
    clearTimeout(timer);
    response.end();
    response.req.socket.destroySoon();
  };
  const timer = setTimeout(finish, lingerMs);
  response.req.once('end', finish);
}
