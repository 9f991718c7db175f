import { createParser } from 'eventsource-parser';
import type { CallContext } from './call.ts';
import { ShopError } from './errors.ts';
import { streams } from './generated/operations.ts';
import { cleanToken } from './session/token.ts';
import { leave } from './transport/body.ts';

/** How to listen whether the flash sale is open (spec §4, §7). */
export interface ActivityOptions {
  /** Called with the first state that the stream tells, and whenever it changes. */
  readonly onActivity: (open: boolean) => void;
  /** Called at most once, when the stream fails or ends; it is closed then and not opened again. */
  readonly onError?: ((error: ShopError) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const operation = 'watchActivity';
const eventMaximumCharacters = 16_384;
const decimalNumber = /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/;

/**
 * Listens until it is stopped or the stream breaks. `kai` with a number other than 0 opens the sale, `guan` with 0
 * closes it; every other event is ignored. The number is sent as text, and the text "0" is 0.
 * @returns how to stop
 */
export function watchActivity(context: CallContext, options: ActivityOptions): () => void {
  const controller = new AbortController();
  const stop = () => {
    options.signal?.removeEventListener('abort', stop);
    controller.abort();
  };
  options.signal?.addEventListener('abort', stop);
  if (options.signal?.aborted) stop();
  listen(context, controller.signal, onChange(options.onActivity))
    .catch((cause: unknown) => {
      if (controller.signal.aborted) return;
      options.onError?.(
        cause instanceof ShopError ? cause : failure('network', 'the stream broke', { cause }),
      );
    })
    .finally(stop);
  return stop;
}

/** What an event says, or undefined when it says nothing that the contract knows. */
export function readActivity(event: string | undefined, data: string): boolean | undefined {
  if (!decimalNumber.test(data)) return undefined;
  const isZero = Number(data) === 0;
  if (event === 'kai' && !isZero) return true;
  return event === 'guan' && isZero ? false : undefined;
}

async function listen(
  context: CallContext,
  signal: AbortSignal,
  onActivity: (open: boolean) => void,
): Promise<void> {
  signal.throwIfAborted();
  const body = await open(context, signal);
  const parser = createParser({
    maxBufferSize: eventMaximumCharacters,
    onEvent: ({ event, data }) => {
      const isOpen = readActivity(event, data);
      if (isOpen !== undefined && !signal.aborted) onActivity(isOpen);
    },
    onError: (cause) => {
      if (cause.type === 'max-buffer-size-exceeded')
        throw failure('invalid-response', 'an event is too long', { cause });
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  signal.addEventListener('abort', () => void leave(reader), { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) break;
    parser.feed(decoder.decode(value, { stream: true }));
  }
  signal.throwIfAborted();
  throw failure('network', 'the stream ended', {});
}

async function open(
  { baseUrl, headers, pipeline }: CallContext,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { fetch, session } = pipeline;
  const { method, path } = streams.watchActivity;
  const ticket = await session.begin();
  const response = await fetch(`${baseUrl}${path}`, {
    method: method.toUpperCase(),
    redirect: 'error',
    signal,
    headers: {
      accept: 'text/event-stream',
      ...headers(),
      ...(ticket.token === undefined ? {} : { authorization: ticket.token }),
    },
  });
  const { status, body } = response;
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (status !== 200 || !isStream || body === null) {
    body?.cancel().catch(() => undefined);
    throw status === 200
      ? failure('invalid-response', 'the answer is no event stream', { status })
      : failure('http', `status ${status}`, { status });
  }
  const token = cleanToken(response.headers.get('authorization'));
  if (token !== undefined) await session.renew(ticket, token);
  return body;
}

/** Passes only changes on: a flood of equal events is one. */
function onChange(onActivity: (open: boolean) => void): (open: boolean) => void {
  let last: boolean | undefined;
  return (isOpen) => {
    if (isOpen === last) return;
    last = isOpen;
    onActivity(isOpen);
  };
}

function failure(
  kind: 'network' | 'http' | 'invalid-response',
  message: string,
  details: { readonly status?: number; readonly cause?: unknown },
): ShopError {
  return new ShopError(message, {
    ...details,
    kind,
    operation,
    outcome: details.status === undefined ? 'unknown' : 'answered',
  });
}
