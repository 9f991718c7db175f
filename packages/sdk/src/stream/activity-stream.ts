// The event stream of the flash sale: EventSource in browsers, otherwise a fetch reader with reconnects.
// Clients expose it as `watchActivity`; the reader loads lazily.
import type { ShopError } from '../call/errors.ts';
import type { CallContext } from '../connection.ts';
import { streams } from '../generated/operations.ts';
import type { Listening } from './activity-events.ts';
import { hear, streamFailure } from './activity-events.ts';
import type { ReconnectOptions } from './activity-reader.ts';

/** Options of `watchActivity` (spec §4, §7). */
export interface ActivityOptions {
  /** Called with the first state and with every change. */
  readonly onActivity: (open: boolean) => void;
  /**
   * Called when the stream fails or ends. It then stays closed (spec §4), unless `reconnect` is set:
   * `retryInMs` is the delay until it reconnects, or undefined when it is closed for good.
   */
  readonly onError?: ((error: ShopError, retryInMs?: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Reconnects with exponential backoff; a 4xx or a response that is not an event stream still ends it. */
  readonly reconnect?: true | ReconnectOptions | undefined;
}

/**
 * Watches the flash sale until it is stopped or the stream breaks. `kai` with a number other than 0 opens the
 * sale, `guan` with 0 closes it; other events are ignored. The number is sent as text, and the text "0" is 0. A
 * browser uses its own `EventSource`, which sends no token. A client with a custom `fetch`, a client that
 * reconnects (an `EventSource` hides status, `retry:` and ids), and every other runtime read the stream with
 * fetch.
 * @example
 * const stop = shop.watchActivity({ onActivity: showStrip, onError: report, reconnect: true });
 * @returns a function that stops watching
 */
export function watchActivity(
  context: CallContext,
  { onActivity, onError, signal, reconnect }: ActivityOptions,
): () => void {
  const controller = new AbortController();
  const listening: Listening = {
    signal: controller.signal,
    onActivity: onChange(onActivity),
    letGo: () => {},
  };
  const stop = () => {
    signal?.removeEventListener('abort', stop);
    controller.abort();
    listening.letGo();
  };
  if (signal?.aborted) return stop;
  signal?.addEventListener('abort', stop);
  const tell = (error: ShopError, retryInMs?: number) => tellApart(() => onError?.(error, retryInMs));
  const isNative = !reconnect && !context.hasOwnFetch && typeof EventSource !== 'undefined';
  const listens = isNative
    ? listenNatively(context, listening)
    : listenByFetch(context, listening, reconnect, tell);
  listens.catch((cause: unknown) => {
    if (controller.signal.aborted) return;
    stop();
    tell(streamFailure('the stream broke', cause));
  });
  return stop;
}

/** Loads the reader lazily: a browser that uses EventSource never loads it. */
async function listenByFetch(
  context: CallContext,
  listening: Listening,
  reconnect: ActivityOptions['reconnect'],
  onBreak: (error: ShopError, retryInMs: number) => void,
): Promise<void> {
  const { readStream } = await import('./activity-reader.ts');
  if (listening.signal.aborted) return;
  // Without `reconnect` the first failure is final.
  await readStream(context, listening, reconnect === true ? {} : (reconnect ?? { limit: 0 }), onBreak);
}

function listenNatively({ baseUrl }: CallContext, listening: Listening): Promise<never> {
  return new Promise((_resolve, reject) => {
    const source = new EventSource(baseUrl + streams.watchActivity.path);
    listening.letGo = () => source.close();
    const tell = ({ type, data }: MessageEvent<unknown>) => hear(listening, type, String(data));
    source.addEventListener('kai', tell);
    source.addEventListener('guan', tell);
    // EventSource would reconnect by itself.
    source.addEventListener('error', () => reject(streamFailure('the stream ended')));
  });
}

/** Passes only changes on: repeated equal events are one change. */
function onChange(onActivity: (open: boolean) => void): (open: boolean) => void {
  let last: boolean | undefined;
  return (isOpen) => {
    if (isOpen !== last) tellApart(() => onActivity(isOpen));
    last = isOpen;
  };
}

/** Rethrows an error of a listener outside the stream, so that it does not count as a failure of the stream. */
function tellApart(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
