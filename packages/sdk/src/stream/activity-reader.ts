import type { ParseError } from 'eventsource-parser';
import { createParser } from 'eventsource-parser';
import type { ShopError } from '../call/errors.ts';
import { unsendable } from '../call/errors.ts';
import type { CallContext } from '../connection.ts';
import { streams } from '../generated/operations.ts';
import { cleanToken } from '../session/token.ts';
import { leave } from '../transport/body.ts';
import type { Listening } from './activity-events.ts';
import { hear, streamFailure } from './activity-events.ts';

/** How a broken stream is opened again: after a pause that doubles with each failure and is shortened by chance. */
export interface ReconnectOptions {
  /** Longest pause after the first failure; 1 second unless said. */
  readonly firstDelayMs?: number | undefined;
  /** Longest pause at all, and how long a connection lives before its failure counts as the first one; 30 seconds. */
  readonly longestDelayMs?: number | undefined;
  /** Failures in a row after which the stream is given up; never unless said. */
  readonly limit?: number | undefined;
  /** Chance, between 0 and 1; for tests. */
  readonly random?: (() => number) | undefined;
  /** Waits; for tests. */
  readonly wait?: ((delayMs: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** What the server said about reading on after a break. */
interface StreamPosition {
  lastEventId: string;
  retryMs: number;
}

const longestAskedMs = 3_600_000;

/** Of an event that has no end yet, so that memory stays bounded. */
const openMaximumCharacters = 16_384;

/**
 * Reads the stream by fetch until the signal aborts, and on after each break that may pass when told how to reconnect.
 * Rejects with the error that ends it.
 */
export async function readStream(
  context: CallContext,
  listening: Listening,
  {
    firstDelayMs = 1_000,
    longestDelayMs = 30_000,
    limit = Number.POSITIVE_INFINITY,
    random = Math.random,
    wait,
  }: ReconnectOptions,
  onBreak: (error: ShopError, retryInMs: number) => void,
): Promise<void> {
  const position: StreamPosition = { lastEventId: '', retryMs: 0 };
  const { signal } = listening;
  for (let failures = 0; ; failures += 1) {
    const openedAt = performance.now();
    const error = await readOnce(context, listening, position).catch((cause) =>
      streamFailure('the stream broke', cause),
    );
    if (signal.aborted) return;
    if (performance.now() - openedAt > longestDelayMs) failures = 0;
    if (!mayPass(error) || failures >= limit) throw error;
    // The server's own pause is the least; chance comes on top, so that not all clients return at once.
    const askedMs = Math.min(position.retryMs, longestAskedMs);
    const delayMs = askedMs + random() * Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    onBreak(error, delayMs);
    await (wait?.(delayMs, signal) ?? pause(delayMs, listening));
  }
}

/** What another connection may do better: not an address that is wrong, nor an answer that is no stream. */
function mayPass({ kind, status = 0 }: ShopError): boolean {
  return kind === 'network' || status >= 500 || status === 408 || status === 429;
}

function pause(delayMs: number, listening: Listening): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    listening.letGo = () => clearTimeout(timer);
  });
}

/** @returns the error that ended one connection */
async function readOnce(
  { baseUrl, headers, pipeline: { fetch, session } }: CallContext,
  listening: Listening,
  position: StreamPosition,
): Promise<ShopError> {
  const { signal } = listening;
  const ticket = await session.begin();
  const own: Record<string, string> = { accept: 'text/event-stream' };
  try {
    Object.assign(own, headers());
  } catch (cause) {
    // What cannot be sent now cannot be sent later either.
    return unsendable('watchActivity', cause);
  }
  if (ticket.token !== undefined) own.authorization = ticket.token;
  // An id has to obey the same rules as a token to stand in a header.
  const id = cleanToken(position.lastEventId);
  if (id !== undefined) own['last-event-id'] = id;
  const { method, path } = streams.watchActivity;
  const response = await fetch(baseUrl + path, {
    method: method.toUpperCase(),
    redirect: 'manual',
    signal,
    headers: own,
  });
  const { status, body } = response;
  const isStream = /^text\/event-stream *(;|$)/i.test(response.headers.get('content-type') ?? '');
  if (status !== 200 || !isStream || body === null) {
    body?.cancel().catch(() => {});
    const problem = status === 200 ? 'the answer is no event stream' : `status ${status}`;
    return streamFailure(problem, undefined, status);
  }
  const token = cleanToken(response.headers.get('authorization'));
  if (token !== undefined) await session.renew(ticket, token);
  return readEvents(body.getReader(), listening, position);
}

async function readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  listening: Listening,
  position: StreamPosition,
): Promise<ShopError> {
  listening.letGo = () => leave(reader);
  const decoder = new TextDecoder();
  const broken: ParseError[] = [];
  const parser = createParser({
    maxBufferSize: openMaximumCharacters,
    onEvent: ({ event = '', data }) => hear(listening, event, data),
    onId: (id) => {
      position.lastEventId = id;
    },
    onRetry: (retryMs) => {
      position.retryMs = retryMs;
    },
    // A line that the standard ignores is told here, too.
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') broken.push(error);
    },
  });
  while (!listening.signal.aborted) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
    const [cause] = broken;
    if (cause !== undefined) {
      leave(reader);
      return streamFailure('an event is too long', cause, 200);
    }
  }
  leave(reader);
  return streamFailure('the stream ended');
}
