// Effects of faults on a serialized answer, independent of the transport.
// Used by `createShop` for `fetch` in process and by `server/http` for real connections.
import type { Locale } from '@signal-shop/sdk/contract';
import type { Fault, FaultKind } from '../../world/state/faults.ts';
import { defaultMs } from '../../world/state/faults.ts';
import { defaultOutage, outageOf } from './outage.ts';

/** A serialized HTTP answer. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How an answer is delivered: whole, in chunks over `ms`, aborted after `bytes` bytes, or not at all. */
export type Delivery =
  | (RawResponse & { readonly kind: 'whole' })
  | (RawResponse & { readonly kind: 'slow'; readonly ms: number })
  | (RawResponse & { readonly kind: 'cut'; readonly bytes: number })
  | { readonly kind: 'lost' };

const piecesOfDribble = 20;
const dropAfterBytes = 64;
const codeOfNoContract = 4_242_424;

/** The answer that replaces a stream when a fault applies to it. */
export const emptyResponse: RawResponse = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: '{}',
};

type AnswerFaultKind = Exclude<FaultKind, 'latency' | 'timeout-60s'>;

const faultEffects = {
  reset: () => ({ kind: 'lost' }),
  'request-lost': () => ({ kind: 'lost' }),
  'answer-lost': () => ({ kind: 'lost' }),
  dribble: (response, { ms = defaultMs }) => ({ ...response, kind: 'slow', ms }),
  truncated: (response) => ({ ...response, kind: 'cut', bytes: Math.floor(bytesOf(response).length / 2) }),
  'drop-after-bytes': (response, { bytes = dropAfterBytes }) => ({ ...response, kind: 'cut', bytes }),
  empty: (response) => ({ ...response, kind: 'whole', text: '' }),
  'malformed-json': (response) => ({ ...response, kind: 'whole', text: '{"code":1,"msg":[{"id":' }),
  'wrong-content-type': (response) => ({
    ...response,
    kind: 'whole',
    headers: { ...response.headers, 'content-type': 'text/plain; charset=utf-8' },
  }),
  'html-500': () => ({
    kind: 'whole',
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    text: '<!doctype html><title>500</title><h1>Internal Server Error</h1>',
  }),
  status: (response, { status = defaultOutage, retryAfter }, locale) => ({
    ...response,
    kind: 'whole',
    status,
    headers: {
      ...response.headers,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    text: JSON.stringify(outageOf(status, locale)),
  }),
  'unknown-code': (response) => ({
    ...response,
    kind: 'whole',
    text: JSON.stringify({ ...envelopeOf(response), code: codeOfNoContract }),
  }),
  'missing-msg': (response) => ({
    ...response,
    kind: 'whole',
    text: JSON.stringify({ ...envelopeOf(response), msg: undefined }),
  }),
} as const satisfies Record<
  AnswerFaultKind,
  (response: RawResponse, fault: Fault, locale: Locale) => Delivery
>;

/** Whether the faults affect more than the latency. */
export function changesAnswer(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind !== 'latency' && kind !== 'timeout-60s');
}

/** Applies the first fault that changes the answer; the header `x-mock-fault` names it. */
export function deliveryOf(faults: readonly Fault[], response: RawResponse, locale: Locale): Delivery {
  for (const fault of faults) {
    const { kind } = fault;
    if (kind !== 'latency' && kind !== 'timeout-60s')
      return withFaultHeader(faultEffects[kind](response, fault, locale), fault);
  }
  return { ...response, kind: 'whole' };
}

function withFaultHeader(delivery: Delivery, { kind, status = defaultOutage }: Fault): Delivery {
  if (delivery.kind === 'lost') return delivery;
  const mark = kind === 'status' ? `${kind} ${status}` : kind;
  return { ...delivery, headers: { ...delivery.headers, 'x-mock-fault': mark } };
}

/** The chunks of a slow answer, and the pause before each, in milliseconds. */
export function piecesOf(
  response: RawResponse,
  ms: number,
): { readonly pieces: readonly Uint8Array[]; readonly pauseMs: number } {
  const bytes = bytesOf(response);
  const size = Math.max(1, Math.ceil(bytes.length / piecesOfDribble));
  const count = Math.ceil(bytes.length / size);
  const pieces = Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  return { pieces, pauseMs: count === 0 ? 0 : ms / count };
}

export function bytesOf({ text }: RawResponse): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The error of `fetch` in browsers and Node when a connection breaks. */
export function brokenConnection(): TypeError {
  return new TypeError('fetch failed');
}

/** Waits for the latency of an answer. Rejects when the signal aborts. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The delivery as a Response of fetch. @throws TypeError when nothing is delivered */
export function toResponse(delivery: Delivery, signal: AbortSignal): Response {
  if (delivery.kind === 'lost') throw brokenConnection();
  const { status, headers } = delivery;
  return new Response(bodyOf(delivery, signal), { status, headers });
}

function bodyOf(
  delivery: Exclude<Delivery, { kind: 'lost' }>,
  signal: AbortSignal,
): string | ReadableStream<Uint8Array> {
  if (delivery.kind === 'whole') return delivery.text;
  if (delivery.kind === 'cut') {
    const bytes = bytesOf(delivery).subarray(0, delivery.bytes);
    let isSent = bytes.length === 0;
    return new ReadableStream({
      pull(controller) {
        if (isSent) return controller.error(brokenConnection());
        isSent = true;
        controller.enqueue(bytes);
      },
    });
  }
  const { pieces, pauseMs } = piecesOf(delivery, delivery.ms);
  let next = 0;
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces[next];
      next += 1;
      if (piece === undefined) return controller.close();
      await waitFor(pauseMs, signal);
      controller.enqueue(piece);
    },
  });
}

/** Empty when a real backend answered without an envelope. */
function envelopeOf({ text }: RawResponse): object {
  try {
    const envelope: unknown = JSON.parse(text);
    return typeof envelope === 'object' && envelope !== null ? envelope : {};
  } catch {
    return {};
  }
}
