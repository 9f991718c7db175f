import { createParser } from 'eventsource-parser';
import { readActivity, streamFailure } from './activity-events.ts';
import type { CallContext } from './call.ts';
import { streams } from './generated/operations.ts';
import { cleanToken } from './session/token.ts';
import { leave } from './transport/body.ts';

const eventMaximumCharacters = 16_384;

/** Reads the stream by fetch until it ends, which is a failure, or the signal aborts. */
export async function readStream(
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
        throw streamFailure('invalid-response', 'an event is too long', { cause });
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
  throw streamFailure('network', 'the stream ended');
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
      ? streamFailure('invalid-response', 'the answer is no event stream', { status })
      : streamFailure('http', `status ${status}`, { status });
  }
  const token = cleanToken(response.headers.get('authorization'));
  if (token !== undefined) await session.renew(ticket, token);
  return body;
}
