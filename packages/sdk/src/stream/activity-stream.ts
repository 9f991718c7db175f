// The event stream of the flash sale: EventSource in browsers, otherwise a fetch reader with reconnects.
// Clients expose it as `watchActivity`; the reader loads lazily.
import type { ShopError } from '../call/errors.ts';
import type { CallContext } from '../connection.ts';
import { streams } from '../generated/operations.ts';
import type { ActivitySubscription } from './activity-events.ts';
import { dispatchActivity, streamFailure } from './activity-events.ts';
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
  const subscription: ActivitySubscription = {
    signal: controller.signal,
    onActivity: onChange(onActivity),
    dispose: () => {},
  };
  const stop = () => {
    signal?.removeEventListener('abort', stop);
    controller.abort();
    subscription.dispose();
  };
  if (signal?.aborted) return stop;
  signal?.addEventListener('abort', stop);
  const reportError = (error: ShopError, retryInMs?: number) =>
    runIsolated(() => onError?.(error, retryInMs));
  const isNative = !reconnect && !context.hasOwnFetch && typeof EventSource !== 'undefined';
  const listens = isNative
    ? listenNatively(context, subscription)
    : listenByFetch(context, subscription, reconnect, reportError);
  listens.catch((cause: unknown) => {
    if (controller.signal.aborted) return;
    stop();
    reportError(streamFailure('the stream broke', cause));
  });
  return stop;
}

/** Loads the reader lazily: a browser that uses EventSource never loads it. */
async function listenByFetch(
  context: CallContext,
  subscription: ActivitySubscription,
  reconnect: ActivityOptions['reconnect'],
  onBreak: (error: ShopError, retryInMs: number) => void,
): Promise<void> {
  const { readStream } = await import('./activity-reader.ts');
  if (subscription.signal.aborted) return;
  // Without `reconnect` the first failure is final.
  await readStream(context, subscription, reconnect === true ? {} : (reconnect ?? { limit: 0 }), onBreak);
}

function listenNatively({ baseUrl }: CallContext, subscription: ActivitySubscription): Promise<never> {
  return new Promise((_resolve, reject) => {
    const source = new EventSource(baseUrl + streams.watchActivity.path);
    subscription.dispose = () => source.close();
    const onMessage = ({ type, data }: MessageEvent<unknown>) =>
      dispatchActivity(subscription, type, String(data));
    source.addEventListener('kai', onMessage);
    source.addEventListener('guan', onMessage);
    // EventSource would reconnect automatically.
    source.addEventListener('error', () => reject(streamFailure('the stream ended')));
  });
}

/** Passes only changes on: repeated equal events are one change. */
function onChange(onActivity: (open: boolean) => void): (open: boolean) => void {
  let last: boolean | undefined;
  return (isOpen) => {
    if (isOpen !== last) runIsolated(() => onActivity(isOpen));
    last = isOpen;
  };
}

/** Rethrows an error of a listener outside the stream, so that it does not count as a failure of the stream. */
function runIsolated(callback: () => void): void {
  try {
    callback();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
