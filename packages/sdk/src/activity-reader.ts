import { readActivity, streamFailure } from './activity-events.ts';
import type { CallContext } from './call.ts';
import type { StreamPosition } from './event-lines.ts';
import { createEventReader } from './event-lines.ts';
import { streams } from './generated/operations.ts';
import { cleanToken } from './session/token.ts';
import { leave } from './transport/body.ts';

/**
 * Reads the stream by fetch until it ends, which is a failure, or the signal aborts: it never resolves.
 * @param position where the last connection ended; this one goes on from there and keeps it
 */
export async function readStream(
  context: CallContext,
  signal: AbortSignal,
  onActivity: (open: boolean) => void,
  position: StreamPosition = { lastEventId: '', retryMs: undefined },
): Promise<never> {
  signal.throwIfAborted();
  const body = await open(context, signal, position.lastEventId);
  const reader = body.getReader();
  const stop = () => void leave(reader);
  signal.addEventListener('abort', stop);
  const read = createEventReader(position, ({ event, data }) => {
    const isOpen = readActivity(event, data);
    if (isOpen !== undefined && !signal.aborted) onActivity(isOpen);
  });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) break;
      feed(read, decoder.decode(value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
  signal.throwIfAborted();
  throw streamFailure('network', 'the stream ended');
}

function feed(read: (text: string) => void, text: string): void {
  try {
    read(text);
  } catch (cause) {
    throw streamFailure('invalid-response', 'an event is too long', { cause });
  }
}

async function open(
  { baseUrl, headers, pipeline }: CallContext,
  signal: AbortSignal,
  lastEventId: string,
): Promise<ReadableStream<Uint8Array>> {
  const { fetch, session } = pipeline;
  const { method, path } = streams.watchActivity;
  const ticket = await session.begin();
  // An id has to obey the same rules as a token to stand in a header.
  const id = cleanToken(lastEventId);
  const response = await fetch(`${baseUrl}${path}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    signal,
    headers: {
      accept: 'text/event-stream',
      ...headers(),
      ...(ticket.token === undefined ? {} : { authorization: ticket.token }),
      ...(id === undefined ? {} : { 'last-event-id': id }),
    },
  });
  const { status, body } = response;
  const isStream = /^text\/event-stream\s*(?:;|$)/i.test(response.headers.get('content-type') ?? '');
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
