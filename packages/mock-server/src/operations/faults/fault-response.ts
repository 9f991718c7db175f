import type { Locale } from '@signal-shop/sdk/contract';
import type { Fault, FaultKind } from '../../world/state/faults.ts';
import { usualMs } from '../../world/state/faults.ts';
import { outageOf, usualOutage } from './outage.ts';

/** An answer as bytes on their way. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** How an answer travels: whole, in pieces over `ms`, broken off after `bytes` bytes, or not at all. */
export type Delivery =
  | (RawResponse & { readonly kind: 'whole' })
  | (RawResponse & { readonly kind: 'slow'; readonly ms: number })
  | (RawResponse & { readonly kind: 'cut'; readonly bytes: number })
  | { readonly kind: 'lost' };

const piecesOfDribble = 20;
const dropAfterBytes = 64;
const codeOfNoContract = 4_242_424;

/** What stands in for a stream that is answered with a fault instead. */
export const emptyResponse: RawResponse = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: '{}',
};

type Changing = Exclude<FaultKind, 'latency' | 'timeout-60s'>;

const journeys = {
  reset: () => ({ kind: 'lost' }),
  'request-lost': () => ({ kind: 'lost' }),
  'answer-lost': () => ({ kind: 'lost' }),
  dribble: (parcel, { ms = usualMs }) => ({ ...parcel, kind: 'slow', ms }),
  truncated: (parcel) => ({ ...parcel, kind: 'cut', bytes: Math.floor(bytesOf(parcel).length / 2) }),
  'drop-after-bytes': (parcel, { bytes = dropAfterBytes }) => ({ ...parcel, kind: 'cut', bytes }),
  empty: (parcel) => ({ ...parcel, kind: 'whole', text: '' }),
  'malformed-json': (parcel) => ({ ...parcel, kind: 'whole', text: '{"code":1,"msg":[{"id":' }),
  'wrong-content-type': (parcel) => ({
    ...parcel,
    kind: 'whole',
    headers: { ...parcel.headers, 'content-type': 'text/plain; charset=utf-8' },
  }),
  'html-500': () => ({
    kind: 'whole',
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    text: '<!doctype html><title>500</title><h1>Internal Server Error</h1>',
  }),
  status: (parcel, { status = usualOutage }, locale) => ({
    ...parcel,
    kind: 'whole',
    status,
    text: JSON.stringify(outageOf(status, locale)),
  }),
  'unknown-code': (parcel) => ({
    ...parcel,
    kind: 'whole',
    text: JSON.stringify({ ...envelopeOf(parcel), code: codeOfNoContract }),
  }),
  'missing-msg': (parcel) => ({
    ...parcel,
    kind: 'whole',
    text: JSON.stringify({ ...envelopeOf(parcel), msg: undefined }),
  }),
} as const satisfies Record<Changing, (parcel: RawResponse, fault: Fault, locale: Locale) => Delivery>;

/** Whether anything but time happens to the answer. */
export function changesAnswer(faults: readonly Fault[]): boolean {
  return faults.some(({ kind }) => kind !== 'latency' && kind !== 'timeout-60s');
}

/** What becomes of an answer under the first fault that changes it; the header `x-mock-fault` says that it was one. */
export function deliveryOf(faults: readonly Fault[], parcel: RawResponse, locale: Locale): Delivery {
  for (const fault of faults) {
    const { kind } = fault;
    if (kind !== 'latency' && kind !== 'timeout-60s')
      return marked(journeys[kind](parcel, fault, locale), fault);
  }
  return { ...parcel, kind: 'whole' };
}

function marked(delivery: Delivery, { kind, status = usualOutage }: Fault): Delivery {
  if (delivery.kind === 'lost') return delivery;
  const mark = kind === 'status' ? `${kind} ${status}` : kind;
  return { ...delivery, headers: { ...delivery.headers, 'x-mock-fault': mark } };
}

/** The pieces of a slow answer, and the pause before each, in milliseconds. */
export function piecesOf(
  parcel: RawResponse,
  ms: number,
): { readonly pieces: readonly Uint8Array[]; readonly pauseMs: number } {
  const bytes = bytesOf(parcel);
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

/** What a browser and Node reject with when a connection breaks. */
export function brokenConnection(): TypeError {
  return new TypeError('fetch failed');
}

/** Waits as long as a late answer takes. Rejects at once when the caller gives up. */
export async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const giveUp = () => reject(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}

/** The delivery as a fetch would give it. @throws TypeError when nothing of it arrives */
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

/** Empty where a real backend answered something else than an envelope. */
function envelopeOf({ text }: RawResponse): object {
  try {
    const envelope: unknown = JSON.parse(text);
    return typeof envelope === 'object' && envelope !== null ? envelope : {};
  } catch {
    return {};
  }
}
