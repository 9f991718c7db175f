import type { ParseError } from 'eventsource-parser';
import { createParser } from 'eventsource-parser';
import type { ShopError } from '../call/errors.ts';
import { serializationError } from '../call/errors.ts';
import type { CallContext } from '../connection.ts';
import { streams } from '../generated/operations.ts';
import { cleanToken } from '../session/token.ts';
import { cancelReader } from '../transport/body.ts';
import { nowMs } from '../transport/clock.ts';
import type { ActivitySubscription } from './activity-events.ts';
import { dispatchActivity, streamFailure } from './activity-events.ts';

/** How to reopen a broken stream: after a delay that doubles with each failure, with random jitter. */
export interface ReconnectOptions {
  /** Longest delay after the first failure in milliseconds. Default: 1 second. */
  readonly firstDelayMs?: number | undefined;
  /**
   * Longest delay in milliseconds; after a connection that lived this long, the backoff restarts. Default: 30
   * seconds.
   */
  readonly longestDelayMs?: number | undefined;
  /** Consecutive failures after which the stream closes. Default: no limit. */
  readonly limit?: number | undefined;
  /** Random number between 0 and 1; for tests. */
  readonly random?: (() => number) | undefined;
  /** Waits for a delay; for tests. */
  readonly wait?: ((delayMs: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** The server's instructions for resuming after a broken connection. */
interface StreamPosition {
  lastEventId: string;
  retryMs: number;
}

const longestRetryMs = 3_600_000;

/** Limit for an incomplete event, so that memory stays bounded. */
const openMaximumCharacters = 16_384;

/**
 * Reads the stream with fetch until the signal aborts, and reconnects after each transient failure if enabled.
 * Rejects with the error that ends it.
 */
export async function readStream(
  context: CallContext,
  subscription: ActivitySubscription,
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
  const { signal } = subscription;
  for (let failures = 0; ; failures += 1) {
    const openedAt = nowMs();
    const error = await readOnce(context, subscription, position).catch((cause) =>
      streamFailure('the stream broke', cause),
    );
    if (signal.aborted) return;
    if (nowMs() - openedAt > longestDelayMs) failures = 0;
    if (!mayPass(error) || failures >= limit) throw error;
    // The server's delay is the minimum; jitter comes on top, so that clients do not reconnect at the same
    // time.
    const retryMs = Math.min(position.retryMs, longestRetryMs);
    const delayMs = retryMs + random() * Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    onBreak(error, delayMs);
    await (wait?.(delayMs, signal) ?? pause(delayMs, subscription));
  }
}

/** Whether a reconnect may succeed: not after a wrong URL, nor after a response that is not an event stream. */
function mayPass({ kind, status = 0 }: ShopError): boolean {
  return kind === 'network' || status >= 500 || status === 408 || status === 429;
}

function pause(delayMs: number, subscription: ActivitySubscription): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    subscription.dispose = () => clearTimeout(timer);
  });
}

/** @returns the error that ended one connection */
async function readOnce(
  { baseUrl, headers, pipeline: { fetch, session } }: CallContext,
  subscription: ActivitySubscription,
  position: StreamPosition,
): Promise<ShopError> {
  const { signal } = subscription;
  const ticket = await session.begin();
  const own: Record<string, string> = { accept: 'text/event-stream' };
  try {
    Object.assign(own, headers());
  } catch (cause) {
    // A request that cannot be built now cannot be built later either.
    return serializationError('watchActivity', cause);
  }
  if (ticket.token !== undefined) own.authorization = ticket.token;
  // An event id becomes a header value, so the same rules as for a token apply.
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
  if (status !== 200 || !isStream || !body) {
    body?.cancel().catch(() => {});
    return streamFailure(problemOf(status, isStream), undefined, status);
  }
  const token = cleanToken(response.headers.get('authorization'));
  if (token !== undefined) await session.renew(ticket, token);
  return readEvents(body.getReader(), subscription, position);
}

/** The problem of an answer that is no readable stream. The fetch of React Native has none. */
function problemOf(status: number, isStream: boolean): string {
  if (status !== 200) return `status ${status}`;
  if (!isStream) return 'the answer is not an event stream';
  return 'this fetch does not stream responses; pass one that does, such as expo/fetch, as the option fetch';
}

async function readEvents(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  subscription: ActivitySubscription,
  position: StreamPosition,
): Promise<ShopError> {
  subscription.dispose = () => cancelReader(reader);
  const decoder = new TextDecoder();
  const parseErrors: ParseError[] = [];
  const parser = createParser({
    maxBufferSize: openMaximumCharacters,
    onEvent: ({ event = '', data }) => dispatchActivity(subscription, event, data),
    onId: (id) => {
      position.lastEventId = id;
    },
    onRetry: (retryMs) => {
      position.retryMs = retryMs;
    },
    // Also called for lines that the standard ignores.
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') parseErrors.push(error);
    },
  });
  while (!subscription.signal.aborted) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(decoder.decode(value, { stream: true }));
    const [cause] = parseErrors;
    if (cause !== undefined) {
      cancelReader(reader);
      return streamFailure('an event is too long', cause, 200);
    }
  }
  cancelReader(reader);
  return streamFailure('the stream ended');
}
