import { readActivity, streamFailure } from './activity-events.ts';
import type { CallContext } from './call.ts';
import type { ShopError } from './errors.ts';
import { isShopError } from './errors.ts';
import { streams } from './generated/operations.ts';

/** How to listen whether the flash sale is open (spec §4, §7). */
export interface ActivityOptions {
  /** Called with the first state that the stream tells, and whenever it changes. */
  readonly onActivity: (open: boolean) => void;
  /** Called at most once, when the stream fails or ends; it is closed then and not opened again. */
  readonly onError?: ((error: ShopError) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Listens until it is stopped or the stream breaks. `kai` with a number other than 0 opens the sale, `guan` with 0
 * closes it; every other event is ignored. The number is sent as text, and the text "0" is 0.
 * A browser listens with its own `EventSource`, which tells nothing of the login; a client with a `fetch` of its own,
 * and every other place, reads the stream by fetch.
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
  const listen = context.hasOwnFetch || typeof EventSource === 'undefined' ? listenByFetch : listenNatively;
  listen(context, controller.signal, onChange(options.onActivity))
    .catch((cause: unknown) => {
      if (controller.signal.aborted) return;
      options.onError?.(isShopError(cause) ? cause : streamFailure('network', 'the stream broke', { cause }));
    })
    .finally(stop);
  return stop;
}

type Listen = (
  context: CallContext,
  signal: AbortSignal,
  onActivity: (open: boolean) => void,
) => Promise<void>;

/** Browsers never need the reader of streams, so it is loaded where it is used. */
const listenByFetch: Listen = async (context, signal, onActivity) => {
  const { readStream } = await import('./activity-reader.ts');
  await readStream(context, signal, onActivity);
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
    onActivity(isOpen);
  };
}
