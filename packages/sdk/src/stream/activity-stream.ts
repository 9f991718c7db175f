import type { ShopError } from '../call/errors.ts';
import type { CallContext } from '../connection.ts';
import { streams } from '../generated/operations.ts';
import type { Listening } from './activity-events.ts';
import { hear, streamFailure } from './activity-events.ts';
import type { ReconnectOptions } from './activity-reader.ts';

/** How to listen whether the flash sale is open (spec §4, §7). */
export interface ActivityOptions {
  /** Called with the first state that the stream tells, and whenever it changes. */
  readonly onActivity: (open: boolean) => void;
  /**
   * Called when the stream fails or ends. It is closed then and not opened again (spec §4), unless `reconnect` is
   * set: `retryInMs` says after how long it will be opened again, and is undefined when it is closed for good.
   */
  readonly onError?: ((error: ShopError, retryInMs?: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Opens a broken stream again, with growing pauses; a 4xx or an answer that is no stream still ends it. */
  readonly reconnect?: true | ReconnectOptions | undefined;
}

/**
 * Listens until it is stopped or the stream breaks. `kai` with a number other than 0 opens the sale, `guan` with 0
 * closes it; every other event is ignored. The number is sent as text, and the text "0" is 0.
 * A browser listens with its own `EventSource`, which tells nothing of the login. A client with a `fetch` of its own,
 * one that reconnects (an `EventSource` hides status, `retry:` and ids), and every other place read by fetch.
 * @example
 * const stop = shop.watchActivity({ onActivity: showStrip, onError: report, reconnect: true });
 * @returns how to stop
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

/** The reader comes only when it is needed: a browser that listens natively never loads it. */
async function listenByFetch(
  context: CallContext,
  listening: Listening,
  reconnect: ActivityOptions['reconnect'],
  onBreak: (error: ShopError, retryInMs: number) => void,
): Promise<void> {
  const { readStream } = await import('./activity-reader.ts');
  if (listening.signal.aborted) return;
  // Without a wish the first failure is the last.
  await readStream(context, listening, reconnect === true ? {} : (reconnect ?? { limit: 0 }), onBreak);
}

function listenNatively({ baseUrl }: CallContext, listening: Listening): Promise<never> {
  return new Promise((_resolve, reject) => {
    const source = new EventSource(baseUrl + streams.watchActivity.path);
    listening.letGo = () => source.close();
    const tell = ({ type, data }: MessageEvent<unknown>) => hear(listening, type, String(data));
    source.addEventListener('kai', tell);
    source.addEventListener('guan', tell);
    // Left alone it would open the stream again by itself.
    source.addEventListener('error', () => reject(streamFailure('the stream ended')));
  });
}

/** Passes only changes on: a flood of equal events is one. */
function onChange(onActivity: (open: boolean) => void): (open: boolean) => void {
  let last: boolean | undefined;
  return (isOpen) => {
    if (isOpen !== last) tellApart(() => onActivity(isOpen));
    last = isOpen;
  };
}

/** What a listener throws is no failure of the stream; it is thrown where nobody mistakes it for one. */
function tellApart(tell: () => void): void {
  try {
    tell();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}
