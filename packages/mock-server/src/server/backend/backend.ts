import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CallId } from '@signal-shop/sdk/contract';
import { ResponseCode } from '@signal-shop/sdk/contract';
import { parseCookie } from 'cookie';
import { RefusedRequest } from '../http/refused-request.ts';

/** A real backend that answers some calls in place of the mock shop. */
export interface BackendOptions {
  /** `http://host:port`, with a path before the calls if it has one. */
  readonly url: string;
  /** The calls that are passed on; `*` for all. */
  readonly operations: readonly (CallId | 'watchActivity' | '*')[];
  /** Until its answer begins, and again until it is whole; 30,000 unless said. */
  readonly timeoutMs?: number;
}

export interface Backend {
  /** Its address without a path, for people. */
  readonly name: string;
  takes(operationId: string): boolean;
  /**
   * Passes a request on as it is, but for what steers the mock. The body of the answer is still to be read.
   * Rejects with RefusedRequest 502 (cannot be reached) or 504 (does not answer in time).
   */
  send(request: IncomingMessage, body: Uint8Array): Promise<IncomingMessage>;
  /** The whole body of an answer. Rejects as `send`. */
  read(answer: IncomingMessage): Promise<Buffer>;
}

const usualTimeoutMs = 30_000;
/** In bytes; also of what a packed answer unpacks to. */
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

/** @throws Error with a sentence for people when the address is none */
export function createBackend({ url, operations, timeoutMs = usualTimeoutMs }: BackendOptions): Backend {
  const base = URL.canParse(url) ? new URL(url) : null;
  if (base === null || !/^https?:$/.test(base.protocol)) {
    throw new Error(`A backend has an address such as http://127.0.0.1:8080, not "${url}".`);
  }
  const ask = base.protocol === 'https:' ? requestHttps : requestHttp;
  const taken = new Set<string>(operations);
  const late = () =>
    new RefusedRequest(
      504,
      ResponseCode.serverError,
      `${base.origin} did not answer within ${timeoutMs} ms.`,
    );

  function send(request: IncomingMessage, body: Uint8Array): Promise<IncomingMessage> {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const sent = ask(
      new URL(`${base?.pathname.replace(/\/$/, '') ?? ''}${request.url ?? ''}`, base?.origin),
      { method: request.method ?? 'GET', headers: passedOn(request.headers, body.length), agent: false },
      resolve,
    );
    const timer = setTimeout(() => sent.destroy(late()), timeoutMs);
    sent.once('error', (error: NodeJS.ErrnoException) => reject(unreachable(base?.origin ?? '', error)));
    sent.end(body);
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
    takes: (operationId) => taken.has('*') || taken.has(operationId),
    send,
    read,
  };
}

/** What the caller is told of an answer's headers; its length is said by whoever writes it. */
export function answeredHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !ofConnection.has(name) && name !== 'content-length',
  );
  return Object.fromEntries(kept);
}

function passedOn(headers: IncomingHttpHeaders, length: number): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (ofConnection.has(name) || steering.has(name) || name.startsWith('x-mock-')) continue;
    kept[name] = value;
  }
  const cookies = passedCookies(headers.cookie ?? '');
  if (cookies === '') delete kept.cookie;
  else kept.cookie = cookies;
  return length === 0 ? kept : { ...kept, 'content-length': length };
}

/** A header that steers nothing stays as it was written, also where it names a cookie twice. */
function passedCookies(header: string): string {
  const all = Object.entries(parseCookie(header, { decode: (value) => value }));
  const passed = all.filter(([name]) => !name.startsWith('mock_'));
  return passed.length === all.length ? header : passed.map((pair) => pair.join('=')).join('; ');
}

function unreachable(origin: string, error: unknown): RefusedRequest {
  if (error instanceof RefusedRequest) return error;
  return new RefusedRequest(
    502,
    ResponseCode.serverError,
    `${origin} cannot be reached: ${reasonOf(error)}.`,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}
