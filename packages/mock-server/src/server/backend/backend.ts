// The proxy to a real backend for some operations; its answers are validated and never replaced.
// Used by `server/http` when the option `proxy` is set.
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CallId } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { parseCookie } from 'cookie';
import { codeOrMessageOf } from '../error-text.ts';
import { RefusedRequest } from '../http/refused-request.ts';

/** A real backend that answers some calls instead of the mock shop. */
export interface BackendOptions {
  /** `http://host:port`, with a path prefix if the backend has one. */
  readonly url: string;
  /** The proxied calls; `*` for all. */
  readonly operations: readonly (CallId | 'watchActivity' | '*')[];
  /** Time limit until the answer starts, and again until it ends; 30,000 by default. */
  readonly timeoutMs?: number;
}

export interface Backend {
  /** Its origin, for messages. */
  readonly name: string;
  takes(operationId: string): boolean;
  /**
   * Sends a request without the headers and cookies of the mock. The body of the answer is still unread.
   * Rejects with RefusedRequest 502 (unreachable) or 504 (timeout).
   */
  send(request: IncomingMessage, body: Uint8Array): Promise<IncomingMessage>;
  /** Reads the whole body of an answer. Rejects as `send`. */
  read(answer: IncomingMessage): Promise<Buffer>;
}

const defaultTimeoutMs = 30_000;
/** Maximum size of an answer in bytes, also after decompression. */
export const largestAnswer = 64 * 1024 * 1024;
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const steering = new Set(['prefer', 'expect', 'host', 'content-length']);

/** @throws Error with a readable message for an invalid URL */
export function createBackend({ url, operations, timeoutMs = defaultTimeoutMs }: BackendOptions): Backend {
  const base = URL.canParse(url) ? new URL(url) : null;
  if (base === null || !/^https?:$/.test(base.protocol)) {
    throw new Error(`"${url}" is not the URL of a backend, such as http://127.0.0.1:8080.`);
  }
  const ask = base.protocol === 'https:' ? requestHttps : requestHttp;
  const operationIds = new Set<string>(operations);
  const late = () =>
    new RefusedRequest(
      504,
      ResponseCode.serverError,
      `${base.origin} did not answer within ${timeoutMs} ms.`,
    );

  function send(request: IncomingMessage, body: Uint8Array): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const outgoing = ask(
      new URL(`${base?.pathname.replace(/\/$/, '') ?? ''}${request.url ?? ''}`, base?.origin),
      { method: request.method ?? 'GET', headers: passedOn(request.headers, body.length), agent: false },
      resolve,
    );
    const timer = setTimeout(() => outgoing.destroy(late()), timeoutMs);
    outgoing.once('error', (error: NodeJS.ErrnoException) => reject(unreachable(base?.origin ?? '', error)));
    outgoing.end(body);
    return promise.finally(() => clearTimeout(timer));
  }

  async function read(answer: IncomingMessage): Promise<Buffer> {
    const timer = setTimeout(() => answer.destroy(late()), timeoutMs);
    try {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of answer) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > largestAnswer) throw new Error('its answer is larger than 64 MB');
      }
      return Buffer.concat(chunks);
    } catch (error) {
      throw unreachable(base?.origin ?? '', error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    name: base.origin,
    takes: (operationId) => operationIds.has('*') || operationIds.has(operationId),
    send,
    read,
  };
}

/** The headers for the caller. The content length is computed when the answer is written. */
export function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const entries = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && name !== 'content-length',
  );
  return Object.fromEntries(entries);
}

function passedOn(headers: IncomingHttpHeaders, length: number): OutgoingHttpHeaders {
  const passedHeaders: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (ofConnection.has(name) || steering.has(name) || name.startsWith('x-mock-')) continue;
    passedHeaders[name] = value;
  }
  const cookies = passedCookies(headers.cookie ?? '');
  if (cookies === '') delete passedHeaders.cookie;
  else passedHeaders.cookie = cookies;
  return length === 0 ? passedHeaders : { ...passedHeaders, 'content-length': length };
}

/** A header without the mock's cookies is passed through unchanged, because parsing drops repeated names. */
function passedCookies(header: string): string {
  const all = Object.entries(parseCookie(header, { decode: (value) => value }));
  const cookies = all.filter(([name]) => !name.startsWith('mock_'));
  return cookies.length === all.length ? header : cookies.map((pair) => pair.join('=')).join('; ');
}

function unreachable(origin: string, error: unknown): RefusedRequest {
  if (error instanceof RefusedRequest) return error;
  return new RefusedRequest(
    502,
    ResponseCode.serverError,
    `${origin} cannot be reached: ${codeOrMessageOf(error)}.`,
  );
}
