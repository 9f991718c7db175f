import type { CallMessage, CallRecord, Har } from '../../control/control-answers.ts';
import { isSecretHeader, maskedQuery, maskedText } from './secrets.ts';

/** Said by the transport, not by the caller. */
const ofTransport = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** The call as a command line; a token is left to the shell: `$TOKEN`. */
export function toCurl(origin: string, { method, request, ...call }: CallRecord): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !ofTransport.has(name) && (name === 'authorization' || !isSecretHeader(name)))
    .map(
      ([name, value]) =>
        `-H ${name === 'authorization' ? '"authorization: $TOKEN"' : quote(`${name}: ${value}`)}`,
    );
  const body = request.body === undefined ? [] : [`--data-raw ${quote(JSON.stringify(request.body))}`];
  return [`curl -X ${method} ${quote(urlOf(origin, call))}`, ...headers, ...body].join(' \\\n  ');
}

/** Which archive this is, and who wrote it. */
export const harHead = {
  version: '1.2',
  creator: { name: 'signal mock shop', version: '0.1.0' },
  comment: 'Passwords, tokens and cookies are masked.',
} as const;

/** The calls as an HTTP Archive 1.2, which browsers and API tools open. */
export function toHar(origin: string, calls: readonly CallRecord[]): Har {
  return {
    log: {
      ...harHead,
      entries: calls.map((call) => toHarEntry(origin, call)),
    },
  };
}

/** One call as an entry of an archive, without its secrets. */
export function toHarEntry(origin: string, call: CallRecord): Readonly<Record<string, unknown>> {
  const { request, durationMs, delivered } = call;
  const answer = delivered ?? call.answer;
  const sent = maskedText(request.body);
  const received = maskedText(answer.body);
  return {
    startedDateTime: call.time,
    time: durationMs,
    request: {
      method: call.method,
      url: urlOf(origin, call),
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: pairs(maskedQuery(call.query)),
      ...(sent === '' ? {} : { postData: toPostData(typeOf(request), request.body, sent) }),
      headersSize: -1,
      bodySize: Buffer.byteLength(sent),
    },
    response: {
      status: call.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(answer.headers),
      content: { size: Buffer.byteLength(received), mimeType: typeOf(answer), text: received },
      redirectURL: '',
      headersSize: -1,
      bodySize: delivered?.bytes ?? Buffer.byteLength(received),
      ...(delivered === undefined ? {} : { comment: delivered.sentence }),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: `${call.operationId}${call.fault === null ? '' : `, fault ${call.fault}`}`,
  };
}

// Of a form only what its fields are named is kept; readers of archives want the text of a request with a body.
function toPostData(mimeType: string, body: unknown, text: string): object {
  const [, boundary] = /^multipart\/form-data;.*boundary="?([^";]+)/.exec(mimeType) ?? [];
  if (boundary === undefined || typeof body !== 'object' || body === null) return { mimeType, text };
  const parts = Object.keys(body).map(
    (name) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n…\r\n`,
  );
  return { mimeType, text: `${parts.join('')}--${boundary}--\r\n` };
}

function typeOf({ headers }: CallMessage): string {
  return String(headers['content-type'] ?? 'application/json');
}

function urlOf(origin: string, { path, query }: Pick<CallRecord, 'path' | 'query'>): string {
  const text = new URLSearchParams(maskedQuery(query)).toString();
  return `${origin}${path}${text === '' ? '' : `?${text}`}`;
}

function pairs(fields: CallMessage['headers']): { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value: isSecretHeader(name) ? '…' : String(value),
  }));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
