import { readActivity, streamFailure, streamFailureOf } from './activity-events.ts';
import type { ReconnectOptions } from './activity-reconnect.ts';
import type { CallContext } from './call.ts';
import type { ShopError } from './errors.ts';
import { streams } from './generated/operations.ts';

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
export function watchActivity(context: CallContext, options: ActivityOptions): () => void {
  const controller = new AbortController();
  const stop = () => {
    options.signal?.removeEventListener('abort', stop);
    controller.abort();
  };
  options.signal?.addEventListener('abort', stop);
  if (options.signal?.aborted) stop();
  listenerOf(context, options)(context, controller.signal, onChange(options.onActivity), options)
    .catch((cause: unknown) => {
      if (!controller.signal.aborted) options.onError?.(streamFailureOf(cause));
    })
    .finally(stop);
  return stop;
}

type Listen = (
  context: CallContext,
  signal: AbortSignal,
  onActivity: (open: boolean) => void,
  options: ActivityOptions,
) => Promise<never>;

function listenerOf({ hasOwnFetch }: CallContext, { reconnect }: ActivityOptions): Listen {
  if (reconnect !== undefined) return listenAgain;
  return hasOwnFetch || typeof EventSource === 'undefined' ? listenByFetch : listenNatively;
}

/** Browsers seldom need the readers of streams, so these are loaded where they are used. */
const listenByFetch: Listen = async (context, signal, onActivity) => {
  const { readStream } = await import('./activity-reader.ts');
  return readStream(context, signal, onActivity);
};

const listenAgain: Listen = async (context, signal, onActivity, { reconnect, onError }) => {
  const { readAgain } = await import('./activity-reconnect.ts');
  const wishes = reconnect === true ? {} : (reconnect ?? {});
  return readAgain(context, signal, onActivity, wishes, (error, retryInMs) =>
    tellApart(() => onError?.(error, retryInMs)),
  );
};

const listenNatively: Listen = ({ baseUrl }, signal, onActivity) =>
  new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    const source = new EventSource(`${baseUrl}${streams.watchActivity.path}`);
    const end = (cause: unknown) => {
      source.close();
      reject(cause);
    };
    const hear = ({ type, data }: MessageEvent<unknown>) => {
      const isOpen = readActivity(type, String(data));
      if (isOpen !== undefined) onActivity(isOpen);
    };
    source.addEventListener('kai', hear);
    source.addEventListener('guan', hear);
    // It would open the stream again by itself.
    source.addEventListener('error', () => end(streamFailure('network', 'the stream broke or ended')));
    signal.addEventListener('abort', () => end(signal.reason), { once: true });
  });

/** Passes only changes on: a flood of equal events is one. */
function onChange(onActivity: (open: boolean) => void): (open: boolean) => void {
  let last: boolean | undefined;
  return (isOpen) => {
    if (isOpen === last) return;
    last = isOpen;
    tellApart(() => onActivity(isOpen));
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
