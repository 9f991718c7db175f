import { streamFailureOf } from './activity-events.ts';
import { readStream } from './activity-reader.ts';
import type { CallContext } from './call.ts';
import type { ShopError } from './errors.ts';
import type { StreamPosition } from './event-lines.ts';

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
  /** Waits, and rejects when the signal aborts; for tests. */
  readonly wait?: ((delayMs: number, signal: AbortSignal) => Promise<void>) | undefined;
}

const longestAskedMs = 3_600_000;

/** Reads on after each break that may pass, until the signal aborts. Rejects with the error that cannot pass. */
export async function readAgain(
  context: CallContext,
  signal: AbortSignal,
  onActivity: (open: boolean) => void,
  {
    firstDelayMs = 1_000,
    longestDelayMs = 30_000,
    limit,
    random = Math.random,
    wait = pause,
  }: ReconnectOptions,
  onBreak: (error: ShopError, retryInMs: number) => void,
): Promise<never> {
  const position: StreamPosition = { lastEventId: '', retryMs: undefined };
  for (let failures = 0; ; failures += 1) {
    const openedAt = performance.now();
    const error = await readStream(context, signal, onActivity, position).catch(streamFailureOf);
    signal.throwIfAborted();
    if (performance.now() - openedAt > longestDelayMs) failures = 0;
    if (!mayPass(error) || failures >= (limit ?? Number.POSITIVE_INFINITY)) throw error;
    // The server's own pause is the least; chance comes on top, so that not all clients return at once.
    const askedMs = Math.min(position.retryMs ?? 0, longestAskedMs);
    const delayMs = askedMs + random() * Math.min(longestDelayMs, firstDelayMs * 2 ** failures);
    onBreak(error, delayMs);
    await wait(delayMs, signal);
  }
}

/** What another connection may do better: not an address that is wrong, nor an answer that is no stream. */
function mayPass({ kind, status = 0 }: ShopError): boolean {
  return kind === 'network' || (kind === 'http' && (status >= 500 || status === 408 || status === 429));
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
  });
}
