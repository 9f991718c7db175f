import type { CallMessage, CallRecord, Har } from '../../control/control-answers.ts';
import { isSecretHeader, maskedQuery, maskedText } from './secrets.ts';

/** Headers of the transport, not of the caller. */
const ofTransport = new Set(['connection', 'content-length', 'host', 'transfer-encoding']);

/** The shell variables of a command in place of secrets. */
const variables = new Map([
  ['authorization', '$TOKEN'],
  ['x-mock-control', '$MOCK_CONTROL_TOKEN'],
]);

/** The call as a curl command; the login is the shell variable `$TOKEN`, the control token `$MOCK_CONTROL_TOKEN`. */
export function toCurl(origin: string, { method, request, ...call }: CallRecord): string {
  const headers = Object.entries(request.headers)
    .filter(([name]) => !ofTransport.has(name) && (variables.has(name) || !isSecretHeader(name)))
    .map(([name, value]) => {
      const variable = variables.get(name);
      return `-H ${variable === undefined ? quote(`${name}: ${value}`) : `"${name}: ${variable}"`}`;
    });
  const body = request.body === undefined ? [] : [`--data-raw ${quote(JSON.stringify(request.body))}`];
  return [`curl -X ${method} ${quote(urlOf(origin, call))}`, ...headers, ...body].join(' \\\n  ');
}

/** Version and creator of the archive. */
export const harHead = {
  version: '1.2',
  creator: { name: 'signal mock shop', version: '0.1.0' },
  comment: 'Passwords, tokens and cookies are masked.',
} as const;

/** The calls as an HTTP Archive 1.2, for browsers and API tools. */
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
  const requestText = maskedText(request.body);
  const responseText = maskedText(answer.body);
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
      ...(requestText === '' ? {} : { postData: toPostData(typeOf(request), request.body, requestText) }),
      headersSize: -1,
      bodySize: Buffer.byteLength(requestText),
    },
    response: {
      status: call.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(answer.headers),
      content: { size: Buffer.byteLength(responseText), mimeType: typeOf(answer), text: responseText },
      redirectURL: '',
      headersSize: -1,
      bodySize: delivered?.bytes ?? Buffer.byteLength(responseText),
      ...(delivered === undefined ? {} : { comment: delivered.sentence }),
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
    comment: `${call.operationId ?? 'no call of the contract'}${call.fault === null ? '' : `, fault ${call.fault}`}`,
  };
}

// Rebuilds a form from the recorded names of its fields, because readers of archives expect the text of a body.
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
