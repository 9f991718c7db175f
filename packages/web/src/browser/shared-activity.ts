import type { ShopConnection } from '@signal-shop/sdk';
import { watchActivity } from '@signal-shop/sdk/activity';

const lockName = 'signal-activity';
const channelName = 'signal-activity';

interface SharedActivity {
  readonly shop: ShopConnection;
  readonly onActivity: (activity: '0' | '1') => void;
  /** Called when the stream failed; it is not reopened. */
  readonly onFailure: (text: string) => void;
  /** Stops the subscription. */
  readonly signal: AbortSignal;
}

/**
 * Opens the event stream once per browser: the tab that holds the Web Lock listens and broadcasts to the
 * others. One stream per tab would use up the six HTTP/1.1 connections, and the seventh tab would hang. Without
 * Web Locks or BroadcastChannel, or if the browser blocks them, each tab opens a stream.
 */
export function shareActivity({ shop, onActivity, onFailure, signal }: SharedActivity): void {
  if (signal.aborted) return;
  const channel = openChannel();
  let last: '0' | '1' | undefined;
  let isListening = false;

  const receive = (activity: '0' | '1'): void => {
    last = activity;
    if (!signal.aborted) onActivity(activity);
  };
  const logEnd = () => onFailure('The activity stream ended; the sale is shown as last known.');
  const listen = async (): Promise<void> => {
    isListening = true;
    await new Promise<void>((finish) => {
      signal.addEventListener('abort', () => finish());
      watchActivity(shop, {
        signal,
        onActivity: (isOpen) => {
          receive(isOpen ? '1' : '0');
          channel?.postMessage(last);
        },
        onError: () => {
          logEnd();
          finish();
        },
      });
    });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === '0' || data === '1') receive(data);
    else if (data === 'request-state' && last !== undefined) channel.postMessage(last);
  });
  channel?.postMessage('request-state');
  const listenAlone = (refusal: unknown): Promise<void> => {
    if (signal.aborted || isListening) throw refusal;
    return listen();
  };
  const listening =
    channel === null || !('locks' in navigator)
      ? listen()
      : navigator.locks.request(lockName, { signal }, listen).catch(listenAlone);
  listening.catch(() => {
    if (!signal.aborted) logEnd();
  });
  signal.addEventListener('abort', () => channel?.close());
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}
